import { describe, expect, it } from "vitest";
import { toAmountInput, formatMoney } from "./money.ts";
import { formatPrice } from "./price.ts";

describe("money", () => {
  it.each([
    [250, "EUR", "€250"],
    [250.5, "EUR", "€250.50"],
    [1250.05, "USD", "$1,250.05"],
    [7500, "CZK", "Kč\u00a07,500"],
    [90, "XXX", "XXX\u00a090"],
  ])("of %d %s is formatted as %j", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it("shows cents with two digits in a form field", () => {
    expect([toAmountInput(250), toAmountInput(250.5)]).toEqual(["250", "250.50"]);
  });
});

describe("the price of a listing", () => {
  it("is shown as on request when it is zero", () => {
    expect(formatPrice({ price: 1250.5, currency: "EUR" })).toBe("€1,250.50");
    expect(formatPrice({ price: 0, currency: "USD" })).toBe("Price on request");
  });
});
