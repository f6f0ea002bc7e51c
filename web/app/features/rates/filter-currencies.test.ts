import { currencies } from "@vesper/contract/profiles/currencies";
import { describe, expect, it } from "vitest";
import { filterCurrencies } from "./filter-currencies.ts";

const codes = (search: string) => filterCurrencies(search).map(({ code }) => code);

describe("searching for a currency", () => {
  it("matches code, name or symbol, ignoring accents", () => {
    expect(codes("eur")).toEqual(["EUR"]);
    expect(codes(" british ")).toEqual(["GBP"]);
    expect(codes("₡")).toEqual(["CRC"]);
    expect(codes("colon")).toContain("CRC");
  });

  it("returns all for an empty search and none without a match", () => {
    expect(filterCurrencies(" ")).toBe(currencies);
    expect(codes("doubloon")).toEqual([]);
  });
});
