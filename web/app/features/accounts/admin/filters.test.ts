import { describe, expect, it } from "vitest";
import { withFilters } from "#web/shared/with-filters.ts";
import { parseFilters, isFiltered } from "./filters.ts";

const params = (search: string) => new URLSearchParams(search);

describe("filters in the address", () => {
  it("are read back as they were chosen", () => {
    expect(parseFilters(params("search=+vera+&role=vip&status=banned&page=3"))).toEqual({
      search: "vera",
      role: "vip",
      status: "banned",
      page: 3,
    });
  });

  it("leave out what nobody could have chosen", () => {
    const filters = parseFilters(params("role=queen&status=asleep&page=0x10"));

    expect(filters).toEqual({ search: "", role: undefined, status: undefined, page: 1 });
    expect(isFiltered(filters)).toBe(false);
  });

  it("start on the first page when one changes, and keep the others", () => {
    expect(withFilters(params("search=vera&page=4"), { role: "admin" }).toString()).toBe(
      "search=vera&role=admin",
    );
  });

  it("vanish when emptied", () => {
    expect(withFilters(params("search=vera&role=admin"), { search: "", role: "" }).toString()).toBe("");
  });
});
