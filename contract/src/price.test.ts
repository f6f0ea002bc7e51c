import { describe, expect, it } from "vitest";
import { priceWords } from "./price.ts";

describe("the price of a listing", () => {
  it("has the sign of its own currency", () => {
    expect(priceWords({ price: 1250.5, currency: "EUR" })).toBe("€1,250.5");
    expect(priceWords({ price: 900, currency: "SEK" })).toMatch(/900$/);
  });

  it("is told on request when none is named", () => {
    expect(priceWords({ price: 0, currency: "USD" })).toBe("Price on request");
  });
});
