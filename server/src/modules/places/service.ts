import { limits } from "@vesper/contract/core/limits";
import type { Context, Transaction } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import { readCityList } from "./city-list.ts";
import { codeOfCountry } from "./country-names.ts";
import * as store from "./store.ts";

/** Fills the city list at the first start. */
export async function importCities(db: Database): Promise<void> {
  if (await store.isCityListThere(db)) return;
  await store.insertCities(db, readCityList());
  await store.locatePlaces(db);
}

/** Where a profile's city lies, as one place for everybody who names it. */
export const placeOf = (tx: Transaction, { city, country }: { city: string; country: string }) =>
  store.ensurePlace(tx.db, { city, country, countryCode: codeOfCountry(country) });

export const completePlace = (ctx: Context, beginning: string) =>
  store.selectCitiesLike(ctx.db, beginning, limits.search.suggestions);

export const forgetPlaces = ({ db }: Context): Promise<void> => store.deleteUnusedPlaces(db);
