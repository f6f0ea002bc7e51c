import { currencies } from "@vesper/contract/profiles/currencies";
import { describe, expect, it } from "vitest";
import { filterCurrencies } from "./filter-currencies.ts";

const codes = (search: string) => filterCurrencies(search).map(({ code }) => code);

describe("looking for a currency", () => {
  it("finds it by code, name or sign, whatever the accents", () => {
    expect(codes("eur")).toEqual(["EUR"]);
    expect(codes(" british ")).toEqual(["GBP"]);
    expect(codes("₡")).toEqual(["CRC"]);
    expect(codes("colon")).toContain("CRC");
  });

  it("finds all for nothing, and nothing for nonsense", () => {
    expect(filterCurrencies(" ")).toBe(currencies);
    expect(codes("doubloon")).toEqual([]);
  });
});
