import { describe, expect, it } from "vitest";
import { withFilters } from "#web/shared/with-filters.ts";
import { parseFilters, isFiltered } from "./filters.ts";

const params = (search: string) => new URLSearchParams(search);

describe("filters in the URL", () => {
  it("are parsed as selected", () => {
    expect(parseFilters(params("search=+vera+&role=vip&status=banned&page=3"))).toEqual({
      search: "vera",
      role: "vip",
      status: "banned",
      page: 3,
    });
  });

  it("ignore invalid values", () => {
    const filters = parseFilters(params("role=queen&status=asleep&page=0x10"));

    expect(filters).toEqual({ search: "", role: undefined, status: undefined, page: 1 });
    expect(isFiltered(filters)).toBe(false);
  });

  it("reset the page when one changes and keep the others", () => {
    expect(withFilters(params("search=vera&page=4"), { role: "admin" }).toString()).toBe(
      "search=vera&role=admin",
    );
  });

  it("are removed when cleared", () => {
    expect(withFilters(params("search=vera&role=admin"), { search: "", role: "" }).toString()).toBe("");
  });
});
