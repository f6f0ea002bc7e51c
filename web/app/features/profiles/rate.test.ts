import { describe, expect, it } from "vitest";
import { cardRate, priceOf } from "./rate.ts";

describe("a price", () => {
  it("carries the sign of its own currency", () => {
    expect(priceOf(7500, "CZK")).toBe("Kč7,500");
    expect(priceOf(320.5, "EUR")).toBe("€320.5");
  });

  it("shows the code of a currency nobody knows", () => {
    expect(priceOf(90, "XXX")).toBe("XXX90");
  });
});

describe("the rate on a card", () => {
  it("is the outcall rate, else the incall rate, else nothing", () => {
    expect(cardRate({ rateOutcall: 300, rateIncall: 250, currency: "USD" })).toBe("$300");
    expect(cardRate({ rateOutcall: 0, rateIncall: 250, currency: "USD" })).toBe("$250");
    expect(cardRate({ rateOutcall: 0, rateIncall: 0, currency: "USD" })).toBeNull();
  });
});
