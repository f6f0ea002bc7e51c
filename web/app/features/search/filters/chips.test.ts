import { describe, expect, it } from "vitest";
import { toChips } from "./chips.ts";

const labels = (filters: Record<string, string>) => toChips(filters).map(({ label }) => label);

describe("filter chips", () => {
  it("label each filter and skip sort order and page", () => {
    expect(labels({ q: "anna", gender: "other", minPrice: "100", sortBy: "age", page: "2" })).toEqual([
      "“anna”",
      "Other",
      "From $100",
    ]);
  });

  it("name the duration and the place of a meeting", () => {
    expect(labels({ duration: "overnight", place: "incall", maxPrice: "2000" })).toEqual([
      "Overnight",
      "Incall",
      "Up to $2,000",
    ]);
  });

  it("show each tag separately, with a link that removes it", () => {
    const chips = toChips({ tags: "vip,shy", page: "2" }, (slug) => slug.toUpperCase());

    expect(chips).toEqual([
      { key: "tags-vip", label: "VIP", search: "tags=shy" },
      { key: "tags-shy", label: "SHY", search: "tags=vip" },
    ]);
  });

  it("remove a location together with its name and radius", () => {
    const [chip] = toChips({ near: "1,2", nearCity: "Oslo", radiusKm: "50", gender: "male" });

    expect(chip).toEqual({ key: "near", label: "Within 50 km of Oslo", search: "gender=male" });
  });
});
