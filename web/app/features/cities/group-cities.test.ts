import { describe, expect, it } from "vitest";
import { groupByCountry } from "./group-cities.ts";

const city = (name: string, country: string) => ({
  slug: name.toLowerCase(),
  city: name,
  country,
  profileCount: 1,
  arrivalCount: 0,
});

describe("the list of cities", () => {
  it("is in alphabetical order by country, then by city", () => {
    const groups = groupByCountry([
      city("Zürich", "Switzerland"),
      city("Vienna", "Austria"),
      city("Bern", "Switzerland"),
    ]);

    expect(groups.map(({ country, cities }) => [country, cities.map((one) => one.city)])).toEqual([
      ["Austria", ["Vienna"]],
      ["Switzerland", ["Bern", "Zürich"]],
    ]);
  });
});
