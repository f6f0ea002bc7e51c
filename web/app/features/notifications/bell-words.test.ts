import { expect, it } from "vitest";
import { badgeOf, bellLabel } from "./bell-words.ts";

it.each([
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("shows %s unread as %s", (unread, badge) => {
  expect(badgeOf(unread, 99)).toBe(badge);
});

it("says how many are unread only when there are any", () => {
  expect([bellLabel(0), bellLabel(3)]).toEqual(["Notifications", "Notifications, 3 unread"]);
});
