import type { listListings } from "@vesper/contract/listings";
import type { RequestOf } from "@vesper/contract/endpoint";
import { findCategory, findTag } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { orNotFound } from "#platform/problem.ts";
import * as store from "../store/catalogue.ts";

type Query = RequestOf<typeof listListings>["query"];

export async function listCatalogue(
  ctx: Context,
  { category, tag, supplierId, page, limit }: Query,
): Promise<{ rows: store.ShownRow[]; total: number }> {
  const filter = {
    supplierId,
    ...(category && (await categoryFilter(ctx, category))),
    ...(tag && (await tagFilter(ctx, tag))),
  };
  const window = { limit, offset: (page - 1) * limit, now: ctx.clock.now() };
  return store.selectCatalogue(ctx.db, onlookerOf(ctx), filter, window);
}

/** A category that is a place finds what is offered there; the others what was put into them. */
async function categoryFilter(ctx: Context, slug: string): Promise<store.CatalogueFilter> {
  const { id, type, name } = await findCategory(ctx, slug);
  return type === "location" ? { city: name } : { categoryId: id };
}

const computedFilters = {
  verified: { verified: true },
  new: { new: true },
  "available-now": { available: true },
} as const;

/** Some tags are found by what is offered and by whom, the others by having been chosen. */
async function tagFilter(ctx: Context, slug: string): Promise<store.CatalogueFilter> {
  const { id, computed } = await findTag(ctx, slug);
  return computed ? computedFilters[computed] : { tagId: id };
}

export const getListing = async (ctx: Context, slug: string) =>
  orNotFound(await store.selectShownBySlug(ctx.db, slug, onlookerOf(ctx)));

export const getListingById = async (ctx: Context, id: string) =>
  orNotFound(await store.selectShown(ctx.db, id, onlookerOf(ctx)));
