import { describe, expect, it } from "vitest";
import { findNextTour } from "./next-tour.ts";

const now = new Date("2026-11-10T12:00:00Z");
const past = { from: "2026-11-01", to: "2026-11-09" };
const running = { from: "2026-11-08", to: "2026-11-10" };
const next = { from: "2026-11-20", to: "2026-11-25" };

describe("the next tour", () => {
  it("is the running one, otherwise the first to come", () => {
    expect(findNextTour([next, past, running], now)).toEqual({ tour: running, isRunning: true });
    expect(findNextTour([next, past], now)).toEqual({ tour: next, isRunning: false });
  });

  it("is missing once all tours are over", () => {
    expect(findNextTour([past], now)).toBeNull();
  });
});
