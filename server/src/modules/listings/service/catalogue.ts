import type { Listing, listListings } from "@vesper/contract/profiles/listings";
import type { EndpointRequest } from "@vesper/contract/core/endpoint";
import {
  toCategoryFilter,
  computedFilters,
  getActiveCategory,
  getActiveTag,
} from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { orNotFound } from "#platform/problem.ts";
import { presentListing } from "../present.ts";
import * as store from "../store/catalogue.ts";

type Query = EndpointRequest<typeof listListings>["query"];

export async function listCatalogue(
  ctx: Context,
  { category, tag, supplierId, page, limit }: Query,
): Promise<{ rows: store.ShownRow[]; total: number }> {
  const filter = {
    supplierId,
    ...(category && toCategoryFilter(await getActiveCategory(ctx, category))),
    ...(tag && (await getTagFilter(ctx, tag))),
  };
  const window = { limit, offset: (page - 1) * limit, now: ctx.clock.now() };
  return store.selectCatalogue(ctx.db, toAudience(ctx), filter, window);
}

async function getTagFilter(ctx: Context, slug: string): Promise<store.CatalogueFilter> {
  const { id, computed } = await getActiveTag(ctx, slug);
  return computed ? computedFilters[computed] : { tagId: id };
}

export const getListing = async (ctx: Context, slug: string) =>
  orNotFound(await store.selectShownBySlug(ctx.db, slug, toAudience(ctx)));

export const getListingById = async (ctx: Context, id: string) =>
  orNotFound(await store.selectShown(ctx.db, id, toAudience(ctx)));

/** Filters the given ids to listings that the viewer may see. */
export async function listShownListings(ctx: Context, ids: readonly string[]): Promise<Listing[]> {
  const rows = await store.selectShownAmong(ctx.db, toAudience(ctx), ids);
  return rows.map(presentListing);
}
