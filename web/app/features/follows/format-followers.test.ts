import { expect, it } from "vitest";
import { formatFollowers } from "./format-followers.ts";

it("states followers in words, and a few only as a band", () => {
  expect(formatFollowers({ count: 0, few: 5 })).toBe("Nobody follows your profile yet.");
  expect(formatFollowers({ count: null, few: 5 })).toMatch(/^Fewer than 5 members/);
  expect(formatFollowers({ count: 1204, few: 5 })).toMatch(/^1,204 members/);
});
