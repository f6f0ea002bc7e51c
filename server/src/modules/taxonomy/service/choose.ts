import type { Context, Transaction } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import * as store from "../store/counts.ts";
import { categories, tags, type CategoryRow, type TagRow } from "../store/terms.ts";

/** Tags derived from a profile's state, never chosen by hand. */
export const computedTags = ["verified", "new", "available-now"] as const;

/** Refuses a category or tag that cannot be chosen because it is unknown, inactive, a location or computed. */
export async function enforceChoosable(
  ctx: Context,
  {
    categoryId = null,
    tagIds = [],
  }: { categoryId?: string | null | undefined; tagIds?: string[] | undefined },
): Promise<void> {
  const unique = [...new Set(tagIds)];
  const { category, tags: known } = await store.selectAssignable(ctx.db, computedTags, {
    categoryId,
    tagIds: unique,
  });
  const details = [
    ...(category ? [] : ["categoryId: is not available; choose another one"]),
    ...(known === unique.length ? [] : ["tags: include one that is not available; choose another one"]),
  ];
  if (details.length > 0) throw new Problem("validation_error", undefined, { details });
}

const cacheCategory = createVisitorCache<CategoryRow>();

/** Returns an active category; throws `not_found` otherwise. */
export const getActiveCategory = (ctx: Context, slug: string): Promise<CategoryRow> =>
  cacheCategory(ctx, slug, async () => {
    const category = await categories.selectBySlug(ctx.db, { slug });
    if (!category?.isActive) throw new Problem("not_found");
    return category;
  });

/** Location categories match by city, all others by the chosen category. */
export const toCategoryFilter = ({ id, type, name }: CategoryRow) =>
  type === "location" ? { city: name } : { categoryId: id };

type ComputedTag = (typeof computedTags)[number];

/** Filters for the computed tags. All other tags match the profiles they were chosen for. */
export const computedFilters = {
  verified: { verified: true },
  new: { new: true },
  "available-now": { available: true },
} as const satisfies Record<ComputedTag, object>;

/** Returns an active tag, with the key of its filter if it is computed from a profile's state. */
export async function getActiveTag(
  ctx: Context,
  slug: string,
): Promise<TagRow & { computed: ComputedTag | undefined }> {
  const tag = await tags.selectBySlug(ctx.db, { slug });
  if (!tag?.isActive) throw new Problem("not_found");
  return { ...tag, computed: computedTags.find((computed) => computed === slug) };
}

export async function adjustCounts(tx: Transaction, changes: ReadonlyMap<string, number>): Promise<void> {
  if (changes.size > 0) await store.adjustCounts(tx.db, changes);
}

export const recountProfiles = (tx: Transaction): Promise<void> => store.recountAll(tx.db);
