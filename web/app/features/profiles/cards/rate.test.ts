import { describe, expect, it } from "vitest";
import { formatCardRate, formatRateNote } from "./rate.ts";

describe("the rate on a card", () => {
  it("is the outcall rate, else the incall rate, else null", () => {
    expect(formatCardRate({ rateOutcall: 300, rateIncall: 250, currency: "USD" })).toBe("$300");
    expect(formatCardRate({ rateOutcall: 0, rateIncall: 250.5, currency: "EUR" })).toBe("€250.50");
    expect(formatCardRate({ rateOutcall: 0, rateIncall: 0, currency: "USD" })).toBeNull();
  });

  it("is the rate matched by a price filter, with its dollar value", () => {
    const rates = { rateOutcall: 340, rateIncall: 290, currency: "EUR" };
    const incall = { ...rates, priceMatch: { isIncall: true, dollars: 316 } };
    const outcall = { ...rates, priceMatch: { isIncall: false, dollars: 370 } };

    expect([formatCardRate(incall), formatRateNote(incall)]).toEqual(["€290", "incall · about $316"]);
    expect([formatCardRate(outcall), formatRateNote(outcall)]).toEqual(["€340", "about $370"]);
    expect([formatRateNote(rates), formatRateNote({ ...outcall, currency: "USD" })]).toEqual(["", ""]);
  });
});
