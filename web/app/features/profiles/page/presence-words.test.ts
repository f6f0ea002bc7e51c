import { expect, it } from "vitest";
import { presenceNow } from "./presence-words.ts";

it.each([
  [true, "today", "Online now"],
  [true, null, "Online now"],
  [false, "online", "Seen today"],
  [false, "earlier", "Seen over a month ago"],
  [false, null, null],
] as const)("says of somebody online: %s, last seen: %s that they are %s", (isOnline, lastSeen, words) => {
  expect(presenceNow(isOnline, lastSeen)).toBe(words);
});
