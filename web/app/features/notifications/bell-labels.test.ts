import { expect, it } from "vitest";
import { findBadge, getBellLabel, toBadgedTitle } from "./bell-labels.ts";

it.each([
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("shows %s unread as %s", (unread, badge) => {
  expect(findBadge(unread, 99)).toBe(badge);
});

it("says how many are unread only when there are any", () => {
  expect([getBellLabel(0), getBellLabel(3)]).toEqual(["Notifications", "Notifications, 3 unread"]);
});

it.each([
  ["Vesper", "3", "(3) Vesper"],
  ["(3) Vesper", "99+", "(99+) Vesper"],
  ["(99+) Vesper", undefined, "Vesper"],
  ["Vesper", undefined, "Vesper"],
])("writes the title %s with %s as %s", (title, badge, written) => {
  expect(toBadgedTitle(title, badge)).toBe(written);
});
