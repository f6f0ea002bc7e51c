import { describe, expect, it } from "vitest";
import { getUpcomingTours, findPresenceLabel, formatRunningTour } from "./labels.ts";

const tour = {
  _id: "1",
  city: "Lisbon",
  country: "Portugal",
  from: "2026-12-02",
  to: "2026-12-06",
  note: null,
};

describe("a tour", () => {
  it("shows its end date while it is running", () => {
    expect(formatRunningTour({ city: "Paris", to: "2026-11-20" })).toBe("In Paris until Nov 20");
  });

  it("is not listed as upcoming while it is running", () => {
    const next = { ...tour, _id: "2", city: "Rome", from: "2027-01-02", to: "2027-01-04" };

    expect(getUpcomingTours([tour, next], { city: "Lisbon", to: "2026-12-06" })).toEqual([next]);
    expect(getUpcomingTours([tour, next], null)).toEqual([tour, next]);
  });
});

it.each([
  [true, "today", "Online now"],
  [true, null, "Online now"],
  [false, "online", "Seen today"],
  [false, "earlier", "Seen over a month ago"],
  [false, null, null],
] as const)("labels presence (online: %s, last seen: %s) as %s", (isOnline, lastSeen, text) => {
  expect(findPresenceLabel(isOnline, lastSeen)).toBe(text);
});
