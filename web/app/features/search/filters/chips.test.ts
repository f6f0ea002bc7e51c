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

  it("show services by name, and who is welcome and access in words", () => {
    const filters = { services: "massage", welcomes: "non-binary,men", access: "step-free" };

    expect(toChips(filters, (slug, filter) => `${filter} ${slug}`)).toEqual([
      {
        key: "services-massage",
        label: "services massage",
        search: "welcomes=non-binary%2Cmen&access=step-free",
      },
      {
        key: "welcomes-non-binary",
        label: "Welcomes non-binary people",
        search: "services=massage&welcomes=men&access=step-free",
      },
      {
        key: "welcomes-men",
        label: "Welcomes men",
        search: "services=massage&welcomes=non-binary&access=step-free",
      },
      {
        key: "access-step-free",
        label: "Step-free entrance",
        search: "services=massage&welcomes=non-binary%2Cmen",
      },
    ]);
  });

  it("remove a location together with its name and radius", () => {
    const [chip] = toChips({ near: "1,2", nearCity: "Oslo", radiusKm: "50", gender: "male" });

    expect(chip).toEqual({ key: "near", label: "Within 50 km of Oslo", search: "gender=male" });
  });
});
