import { describe, expect, it } from "vitest";
import { getUpcomingTours, findPresenceLabel, formatRunningTour, formatSpan } from "./labels.ts";

const tour = {
  _id: "1",
  city: "Lisbon",
  country: "Portugal",
  from: "2026-12-02",
  to: "2026-12-06",
  note: null,
};

describe("a tour", () => {
  it("says until when it lasts", () => {
    expect(formatRunningTour({ city: "Paris", to: "2026-11-20" })).toBe("In Paris until 20 Nov");
  });

  it("says when it will be", () => {
    expect(formatSpan(tour)).toBe("2 Dec – 6 Dec 2026");
    expect(formatSpan({ from: "2026-12-02", to: "2026-12-02" })).toBe("2 Dec 2026");
  });

  it("is not announced any more while it runs", () => {
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
] as const)("says of somebody online: %s, last seen: %s that they are %s", (isOnline, lastSeen, text) => {
  expect(findPresenceLabel(isOnline, lastSeen)).toBe(text);
});
