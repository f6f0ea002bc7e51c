import { describe, expect, it } from "vitest";
import { toChips } from "./chips.ts";

const labels = (filters: Record<string, string>) => toChips(filters).map(({ label }) => label);

describe("the chips of filters", () => {
  it("say each of them in words, and nothing about order and page", () => {
    expect(labels({ q: "anna", gender: "other", minPrice: "100", sortBy: "age", page: "2" })).toEqual([
      "“anna”",
      "Other",
      "From $100",
    ]);
  });

  it("name tags one by one, each with the address without it", () => {
    const chips = toChips({ tags: "vip,shy", page: "2" }, (slug) => slug.toUpperCase());

    expect(chips).toEqual([
      { key: "tags-vip", label: "VIP", search: "tags=shy" },
      { key: "tags-shy", label: "SHY", search: "tags=vip" },
    ]);
  });

  it("take a place away with its name and its radius", () => {
    const [chip] = toChips({ near: "1,2", nearCity: "Oslo", radiusKm: "50", gender: "male" });

    expect(chip).toEqual({ key: "near", label: "Within 50 km of Oslo", search: "gender=male" });
  });
});
