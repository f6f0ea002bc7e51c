import { describe, expect, it } from "vitest";
import { assignSlugs } from "./city-slugs.ts";

const city = (id: number, name: string, countryCode: string, population: number) => ({
  id,
  name,
  countryCode,
  population,
});

describe("slugs of cities", () => {
  it("are the name for the largest, and name the country for others", () => {
    const slugs = assignSlugs([
      city(1, "Paris", "us", 24_000),
      city(2, "Paris", "fr", 2_000_000),
      city(3, "Paris", "us", 16_000),
      city(4, "Diyarbakır", "tr", 600_000),
    ]);

    expect(slugs.get(2)).toBe("paris");
    expect(slugs.get(1)).toBe("paris-us");
    expect(slugs.get(3)).toBe("paris-us-3");
    expect(slugs.get(4)).toBe("diyarbakir");
  });

  it("stay clear of those that other cities already have", () => {
    expect(assignSlugs([city(9, "Paris", "de", 5_000_000)], new Set(["paris"])).get(9)).toBe("paris-de");
  });

  it("exist for a name without a usable letter", () => {
    expect(assignSlugs([city(7, "東京", "jp", 1)]).get(7)).toBe("city-7");
  });
});
