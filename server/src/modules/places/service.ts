import { limits } from "@vesper/contract/core/limits";
import type { Context, Transaction } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import { readCityList } from "./city-list.ts";
import { otherSpellings } from "./city-names.ts";
import { assignSlugs } from "./city-slugs.ts";
import { toCountryCode } from "./country-names.ts";
import * as store from "./store.ts";

/** Fills the city list at the first start. Later starts complete what the previous release left out. */
export async function importCities(db: Database): Promise<void> {
  if (!(await store.hasCities(db))) {
    const cities = readCityList();
    const slugs = assignSlugs(cities);
    await store.insertCities(
      db,
      cities.map((city) => ({ ...city, slug: slugs.get(city.id) ?? null })),
    );
  }
  await nameCities(db);
  await store.locatePlaces(db);
}

async function nameCities(db: Database): Promise<void> {
  const cities = await store.selectUnnamedCities(db);
  if (cities.length > 0) await store.updateSlugs(db, assignSlugs(cities, await store.selectSlugs(db)));
}

/** Finds or creates the place for a profile's city. All profiles in that city share it. */
export const ensurePlace = (tx: Transaction, { city, country }: { city: string; country: string }) =>
  store.ensurePlace(tx.db, { city, country, countryCode: toCountryCode(country) });

/** Finds the coordinates of a city; undefined if the city list does not have it. */
export const findCityPoint = (ctx: Context, { city, country }: { city: string; country: string }) =>
  store.selectCityPoint(ctx.db, { city, country, countryCode: toCountryCode(country) });

export const suggestPlaces = (ctx: Context, beginning: string) =>
  store.selectCitiesLike(ctx.db, beginning, limits.search.suggestions);

export const purgeUnusedPlaces = ({ db }: Context): Promise<void> => store.deleteUnusedPlaces(db);

/** Returns the name that the city list has for another spelling of a city. */
export const findListedName = (spelling: string): string | undefined => otherSpellings[spelling];
