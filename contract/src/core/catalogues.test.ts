import { describe, expect, it } from "vitest";
import { currencies } from "../profiles/currencies.ts";
import { queryInt } from "./envelope.ts";
import { getHome } from "../accounts/role-checks.ts";
import { getCurrencySymbol } from "../profiles/money.ts";

describe("currencies", () => {
  it("include about 110 unique entries with code, name and symbol", () => {
    expect(currencies.length).toBeGreaterThanOrEqual(105);
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    for (const { code, name, symbol } of currencies) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(name.length * symbol.length).toBeGreaterThan(0);
    }
  });

  it("have a symbol, which for an unknown code is the code", () => {
    expect(["USD", "EUR", "GBP", "XYZ"].map((code) => getCurrencySymbol(code))).toEqual([
      "$",
      "€",
      "£",
      "XYZ",
    ]);
    expect(getCurrencySymbol()).toBe("$");
  });
});

describe("a home", () => {
  it.each([
    [["admin", "escort"], "/admin", "Admin Dashboard"],
    [["escort"], "/supplier", "Escort Dashboard"],
    [["supplier"], "/supplier", "Escort Dashboard"],
    [["vip"], "/dashboard", "Dashboard"],
    [["user"], "/dashboard", "Dashboard"],
  ] as const)("for roles %j is %s", (roles, path, label) => {
    expect(getHome(roles)).toEqual({ path, label });
  });
});

describe("a number in a query", () => {
  it("must be plain digits within its bounds", () => {
    const page = queryInt(1, 100);

    expect(page.parse("7")).toBe(7);
    for (const value of ["0", "101", "0x10", "1e1", " 5 ", "5.0", "-1", "", "9999999999"]) {
      expect(page.safeParse(value).success).toBe(false);
    }
  });
});
