import type { CityCount } from "@vesper/contract/profiles/cities";

/** Groups cities by country, both in alphabetical order. */
export function groupByCountry(cities: readonly CityCount[]): { country: string; cities: CityCount[] }[] {
  const byCountry = Map.groupBy(cities, ({ country }) => country);
  return [...byCountry]
    .map(([country, some]) => ({
      country,
      cities: some.toSorted((one, other) => one.city.localeCompare(other.city, "en")),
    }))
    .toSorted((one, other) => one.country.localeCompare(other.country, "en"));
}
