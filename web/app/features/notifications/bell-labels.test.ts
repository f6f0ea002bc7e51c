import { expect, it } from "vitest";
import { findBadge, getBellLabel, toBadgedTitle } from "./bell-labels.ts";

it.each([
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("shows %s unread as the badge %s", (unread, badge) => {
  expect(findBadge(unread, 99)).toBe(badge);
});

it("mentions the unread count only when there is one", () => {
  expect([getBellLabel(0), getBellLabel(3)]).toEqual(["Notifications", "Notifications, 3 unread"]);
});

it.each([
  ["Vesper", "3", "(3) Vesper"],
  ["(3) Vesper", "99+", "(99+) Vesper"],
  ["(99+) Vesper", undefined, "Vesper"],
  ["Vesper", undefined, "Vesper"],
])("formats the title %s with badge %s as %s", (title, badge, written) => {
  expect(toBadgedTitle(title, badge)).toBe(written);
});
