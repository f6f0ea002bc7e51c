import { expect, it } from "vitest";
import { describeDevice } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mobile = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${mobile}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0`;
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;

it.each([
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Chrome on Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0 Safari/537.36`],
  ["Safari on Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobile} Version/18.0 Safari/605.1.15`],
  ["Safari on iPhone", `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`],
  ["Chrome on iPhone", `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ["Edge on iPhone", `${iphone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`],
  ["Safari on iPad", `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${mobile} Version/12.1 Safari/604.1`],
  ["Edge on Windows", `${windows} Safari/537.36 Edg/140.0.0.0`],
  ["Opera on Windows", `${windows} Safari/537.36 OPR/120.0.0.0`],
  ["Samsung Internet on Android", `${android} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`],
  ["Edge on Android", `${android} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`],
  ["Windows", "Some Program/1.0 (Windows NT 10.0)"],
  ["Unknown device", "curl/8.5.0"],
  ["Unknown device", ""],
])("describes the device as %s: %s", (device, userAgent) => {
  expect(describeDevice(userAgent)).toBe(device);
});

it("does not repeat text from an unrecognized header", () => {
  expect(describeDevice("Confirm your password at https://phish.test/1 now")).toBe("Unknown device");
});
