import { limits } from "@vesper/contract/limits";
import type { Context } from "#platform/context.ts";
import * as store from "../store/tags.ts";
import { countComputed } from "../store/live-counts.ts";
import { computedTags } from "./choose.ts";
import { createTermService } from "./terms.ts";

export const tags = createTermService(store.tags);

export const listTags = async (ctx: Context) =>
  withLiveCounts(ctx, await store.selectActiveTags(ctx.db, limits.taxonomy.shown));

export async function listAllTags(ctx: Context, window: { limit: number; offset: number }) {
  const rows = await withLiveCounts(ctx, await store.selectTags(ctx.db, window));
  return { rows, total: await store.countTags(ctx.db) };
}

/** Computed tags are true of a profile at this moment, so they are counted at this moment. */
const withLiveCounts = ({ db, clock }: Context, rows: store.TagRow[]) =>
  Promise.all(
    rows.map(async (row) => {
      const computed = computedTags.find((slug) => slug === row.slug);
      return computed ? { ...row, profileCount: await countComputed[computed](db, clock.now()) } : row;
    }),
  );
