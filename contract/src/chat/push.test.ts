import { expect, it } from "vitest";
import { PushEndpoint } from "./push.ts";

const isAccepted = (address: string) => PushEndpoint.safeParse(address).success;

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-db5p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("accepts the push service at %s", (address) => {
  expect(isAccepted(address)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://fcm.googleapis.com.evil.test/abc",
  "https://fcm.googleapis.com@evil.test/abc",
  "https://fcm.googleapis.com\\@evil.test/abc",
  "https://evil.test/fcm.googleapis.com/",
  "https://evil.test/https://fcm.googleapis.com/",
  "https://name:word@fcm.googleapis.com/abc",
  "https://evilnotify.windows.com/abc",
  "https://notify.windows.com/abc",
  "https://127.0.0.1/abc",
  "not an address",
])("rejects %s", (address) => {
  expect(isAccepted(address)).toBe(false);
});
