import type { Context } from "#platform/context.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { tags, type TagRow } from "../store/terms.ts";

/** Active tags by id, each with its place in the order of names. */
export type ActiveTags = ReadonlyMap<string, TagRow & { place: number }>;

const cacheTags = createVisitorCache<ActiveTags>();
/** More tags than any site has, so that the list has an end. */
const mostTags = 10_000;

/** Returns all active tags. Cards name their tags by id, so that a renamed tag changes no card. */
export const getActiveTags = (ctx: Context): Promise<ActiveTags> =>
  cacheTags(ctx, "tags", async () => {
    const rows = await tags.selectActive(ctx.db, mostTags);
    return new Map(rows.map((tag, place) => [tag.id, { ...tag, place }]));
  });
