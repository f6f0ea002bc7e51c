import { describe, expect, it } from "vitest";
import { formatMatchedRate, formatMatchNote } from "./matched-rate.tsx";
import { formatCardRate } from "./rate.ts";

const [dollar, euro] = [
  { code: "USD", perDollar: 1 },
  { code: "EUR", perDollar: 0.92 },
];

describe("the rate on a card", () => {
  it("is the outcall rate, else the incall rate, else null", () => {
    expect(formatCardRate({ rateOutcall: 300, rateIncall: 250, currency: "USD" })).toBe("$300");
    expect(formatCardRate({ rateOutcall: 0, rateIncall: 250.5, currency: "EUR" })).toBe("€250.50");
    expect(formatCardRate({ rateOutcall: 0, rateIncall: 0, currency: "USD" })).toBeNull();
  });

  it("is the rate that matched a filter, for its duration", () => {
    const match = { isIncall: true, dollars: 316, duration: "60", amount: 290 } as const;

    expect(formatMatchedRate(match, "EUR")).toEqual({ amount: "€290", unit: "/hr" });
    expect(formatMatchedRate({ ...match, duration: "120", amount: 550.5 }, "USD")).toEqual({
      amount: "$550.50",
      unit: "/2 hr",
    });
    expect(formatMatchedRate({ ...match, duration: "overnight" }, "EUR").unit).toBe("/night");
  });

  it("has its value in the visitor's currency beside it, unless it is the same", () => {
    const match = { isIncall: true, dollars: 500, duration: "60", amount: 460 } as const;
    const outcall = { ...match, isIncall: false };

    expect(formatMatchNote(match, "GBP", dollar)).toBe("incall · about $500");
    expect(formatMatchNote(match, "GBP", euro)).toBe("incall · about €460");
    expect(formatMatchNote(outcall, "GBP", euro)).toBe("about €460");
    expect([formatMatchNote(match, "EUR", euro), formatMatchNote(outcall, "USD", dollar)]).toEqual([
      "incall",
      "",
    ]);
  });
});
