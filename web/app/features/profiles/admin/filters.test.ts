import { describe, expect, it } from "vitest";
import { withFilters } from "#web/shared/with-filters.ts";
import { parseFilters, isFiltered } from "./filters.ts";

const params = (search: string) => new URLSearchParams(search);

describe("filters in the URL", () => {
  it("are parsed as selected", () => {
    expect(parseFilters(params("search=+oslo+&status=draft&isVerified=true&isPaid=false&page=2"))).toEqual({
      search: "oslo",
      status: "draft",
      isVerified: "true",
      isPaid: "false",
      page: 2,
    });
  });

  it("ignore invalid values", () => {
    const filters = parseFilters(params("status=asleep&isVerified=1&isPaid=&page=0x10"));

    expect(filters).toEqual({ search: "", page: 1 });
    expect(isFiltered(filters)).toBe(false);
  });

  it("reset the page when one changes and keep the others", () => {
    expect(withFilters(params("search=oslo&page=4"), { isPaid: "true" }).toString()).toBe(
      "search=oslo&isPaid=true",
    );
  });

  it("are removed when cleared", () => {
    expect(withFilters(params("search=oslo&status=draft"), { search: "", status: "" }).toString()).toBe("");
  });
});
