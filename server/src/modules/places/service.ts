import { limits } from "@vesper/contract/core/limits";
import type { Context, Transaction } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import { readCityList } from "./city-list.ts";
import { toCountryCode } from "./country-names.ts";
import * as store from "./store.ts";

/** Fills the city list at the first start. */
export async function importCities(db: Database): Promise<void> {
  if (await store.hasCities(db)) return;
  await store.insertCities(db, readCityList());
  await store.locatePlaces(db);
}

/** Finds or creates the place for a profile's city. All profiles in that city share it. */
export const ensurePlace = (tx: Transaction, { city, country }: { city: string; country: string }) =>
  store.ensurePlace(tx.db, { city, country, countryCode: toCountryCode(country) });

export const suggestPlaces = (ctx: Context, beginning: string) =>
  store.selectCitiesLike(ctx.db, beginning, limits.search.suggestions);

export const purgeUnusedPlaces = ({ db }: Context): Promise<void> => store.deleteUnusedPlaces(db);
