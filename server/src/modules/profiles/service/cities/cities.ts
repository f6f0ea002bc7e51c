import { toSlug } from "@vesper/contract/core/slug";
import { limits } from "@vesper/contract/core/limits";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { findListedName } from "#modules/places/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import type { DirectoryFilter } from "../../store/filter.ts";
import { countTouring, selectNewcomers } from "../../store/cities/arrivals.ts";
import * as store from "../../store/cities/cities.ts";
import type { SearchQuery } from "../prepare-search.ts";
import { resumeRotation } from "../rotation.ts";
import { readPage } from "../search.ts";
import { listArrivalsIn } from "./arrivals.ts";
import { listNeighbours } from "./city-counts.ts";
import { getArrivalDays, getNewSince } from "./days.ts";
import { createSharedRead } from "./shared-read.ts";

/** Finds a city by its slug or another spelling of its name. */
async function findCity({ db }: Context, given: string): Promise<store.CityRow> {
  const slug = toSlug(given);
  const name = slug.replaceAll("-", " ");
  const listedName = findListedName(name);
  return orNotFound(
    (await store.selectCity(db, slug)) ??
      (listedName ? await store.selectCity(db, toSlug(listedName)) : undefined) ??
      (await store.selectCityByPlace(db, name)),
  );
}

/** Searches in a city like a search by location without a chosen order, so that both list people in the same order. */
async function searchInCity(
  ctx: Context,
  { placeIds }: store.CityRow,
  given: Partial<SearchQuery>,
  filter: DirectoryFilter = {},
) {
  return readPage(ctx, {
    query: { ...searchProfiles.query.parse({}), ...given },
    filter: { ...filter, placeIds },
    located: placeIds.map((id) => ({ id, rank: 0 })),
    near: null,
    rotation: await resumeRotation(ctx, given.rotation),
    dictionaryMatches: null,
    correctedTo: null,
  });
}

async function readCity(ctx: Context, city: store.CityRow) {
  const audience = toAudience(ctx);
  const { placeIds } = city;
  const { total, facets, areFacetsEstimated } = await searchInCity(ctx, city, { limit: 1, facets: true });
  const countWith = async (filter: DirectoryFilter) =>
    (await searchInCity(ctx, city, { limit: 1 }, filter)).total;
  return {
    total,
    facets,
    areFacetsEstimated,
    verified: await countWith({ verified: true }),
    available: await countWith({ available: true }),
    touring: await countTouring(ctx.db, audience, placeIds),
    category: await store.selectCityCategory(ctx.db, city.id),
    newcomers: await selectNewcomers(ctx.db, audience, {
      placeIds,
      since: getNewSince(ctx),
      limit: limits.cities.newcomers,
    }),
    arrivals: await listArrivalsIn(ctx, placeIds),
    neighbours: await listNeighbours(ctx, city),
  };
}

const cacheCity = createSharedRead<Awaited<ReturnType<typeof readCity>>>();

/** Returns the facts of a city. A city where this viewer finds nobody has no page. */
export async function getCity(ctx: Context, slug: string) {
  const city = await findCity(ctx, slug);
  const { today } = getArrivalDays(ctx);
  const facts = await cacheCity(ctx, `${today} ${city.id}`, (shared) => readCity(shared, city));
  if (facts.total === 0 && facts.arrivals.length === 0) throw new Problem("not_found");
  return { ...city, ...facts };
}
export type CityFacts = Awaited<ReturnType<typeof getCity>>;

export const listCityProfiles = async (
  ctx: Context,
  slug: string,
  query: Pick<SearchQuery, "page" | "limit" | "rotation">,
) => searchInCity(ctx, await findCity(ctx, slug), query);
