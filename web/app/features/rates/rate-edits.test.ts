import type { ExchangeRate } from "@vesper/contract/profiles/rates";
import { describe, expect, it } from "vitest";
import { getEdits, findRateProblem } from "./use-rate-edits.ts";

const updatedAt = "2026-03-01T10:00:00.000Z";
const rates: ExchangeRate[] = [
  { currency: "USD", perDollar: 1, updatedAt },
  { currency: "EUR", perDollar: 0.92, updatedAt },
  { currency: "JPY", perDollar: 150, updatedAt },
];

describe("an entered rate", () => {
  it.each(["0.92", " 150 ", "7.", ".5", "0.000001"])("may be %j", (typed) => {
    expect(findRateProblem(typed)).toBeUndefined();
  });

  it.each(["", "0,92", "1e3", "-1", "many"])("is not a valid number when it is %j", (typed) => {
    expect(findRateProblem(typed)).toBe("must be a number like 0.92");
  });

  it("must be greater than zero and within the limit", () => {
    expect(findRateProblem("0")).toBe("must be greater than 0");
    expect(findRateProblem("1000000001")).toBe("must be at most 1,000,000,000");
  });
});

describe("rate edits", () => {
  it("are sent only when they differ", () => {
    const { changed, sendable } = getEdits({ EUR: "0.920", JPY: "151" }, rates);

    expect(changed).toEqual(["JPY"]);
    expect(sendable).toEqual({ JPY: 151 });
  });

  it("are not sent when invalid", () => {
    const { changed, sendable, problems } = getEdits({ EUR: "", JPY: "151" }, rates);

    expect(changed).toEqual(["EUR", "JPY"]);
    expect(sendable).toEqual({ JPY: 151 });
    expect(Object.keys(problems)).toEqual(["EUR"]);
  });

  it("can set the first rate of a currency", () => {
    expect(getEdits({ CHF: "0.88" }, rates).sendable).toEqual({ CHF: 0.88 });
    expect(getEdits({ CHF: "" }, rates).changed).toEqual([]);
  });
});
