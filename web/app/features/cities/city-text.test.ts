import type { City } from "@vesper/contract/profiles/cities";
import { noFacets } from "@vesper/contract/profiles/search";
import { describe, expect, it } from "vitest";
import { describeCity, summarizeCity } from "./city-text.ts";

const value = (label: string, count: number, key = label) => ({ value: key, label, count });

const buildCity = (given: Partial<City> = {}): City => ({
  slug: "vienna",
  city: "Vienna",
  country: "Austria",
  lat: 48.2,
  lon: 16.37,
  profileCount: 14,
  arrivalCount: 0,
  verifiedCount: 5,
  availableCount: 1,
  touringCount: 0,
  facets: {
    ...noFacets,
    category: [value("Companion", 8), value("Dinner", 3)],
    languages: [value("German", 12), value("English", 9)],
    price: [value("$200–$250", 9, "200-250"), value("$250–$300", 5, "250-300")],
  },
  areFacetsEstimated: false,
  category: null,
  newcomers: [],
  arrivals: [],
  neighbours: [],
  ...given,
});

describe("the text about a city", () => {
  it("states what is known of the people there", () => {
    const text = describeCity(buildCity({ facets: { ...buildCity().facets, category: [] } }));

    for (const fact of ["14 companions", "Vienna", "five", "German and English", "between $200 and $250"]) {
      expect(text.toLowerCase()).toContain(fact.toLowerCase());
    }
  });

  it("reads differently for cities with the same facts", () => {
    const slugs = ["vienna", "berlin", "oslo", "paris", "rome", "lisbon", "london", "madrid"];
    const texts = slugs.map((slug) => describeCity(buildCity({ slug })));

    expect(new Set(texts).size).toBeGreaterThan(5);
  });

  it("claims nothing that is not known", () => {
    const text = describeCity(buildCity({ profileCount: 1, verifiedCount: 0, facets: noFacets }));

    expect(text).toMatch(/one companion/i);
    expect(text).not.toMatch(/verified|speak|\$|undefined|null/i);
  });

  it("of a city that people only visit names the first arrival", () => {
    const arrival = { from: "2026-12-02", to: "2026-12-06" } as City["arrivals"][number];
    const city = buildCity({ profileCount: 0, verifiedCount: 0, facets: noFacets, arrivals: [arrival] });

    expect(describeCity(city)).toBe("No one is in Vienna today. One arrives on Dec 2.");
    expect(summarizeCity(city)).toBe(
      "Companions who visit Vienna, Austria, soon. 1 arriving within 30 days.",
    );
  });
});
