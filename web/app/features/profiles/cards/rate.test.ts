import { describe, expect, it } from "vitest";
import { cardRate, rateNote } from "./rate.ts";

describe("the rate on a card", () => {
  it("is the outcall rate, else the incall rate, else nothing", () => {
    expect(cardRate({ rateOutcall: 300, rateIncall: 250, currency: "USD" })).toBe("$300");
    expect(cardRate({ rateOutcall: 0, rateIncall: 250.5, currency: "EUR" })).toBe("€250.50");
    expect(cardRate({ rateOutcall: 0, rateIncall: 0, currency: "USD" })).toBeNull();
  });

  it("is the one that a price filter matched, with its worth in dollars", () => {
    const rates = { rateOutcall: 340, rateIncall: 290, currency: "EUR" };
    const incall = { ...rates, priceMatch: { isIncall: true, dollars: 316 } };
    const outcall = { ...rates, priceMatch: { isIncall: false, dollars: 370 } };

    expect([cardRate(incall), rateNote(incall)]).toEqual(["€290", "incall · about $316"]);
    expect([cardRate(outcall), rateNote(outcall)]).toEqual(["€340", "about $370"]);
    expect([rateNote(rates), rateNote({ ...outcall, currency: "USD" })]).toEqual(["", ""]);
  });
});
