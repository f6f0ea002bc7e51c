import { limits } from "@vesper/contract/limits";
import type { Context } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import * as store from "../store/categories.ts";
import { countIn } from "../store/live-counts.ts";
import { createTermService } from "./terms.ts";

export const categories = createTermService(store.categories);

export const listCategories = async ({ db }: Context) =>
  withLiveCounts(db, await store.selectActiveCategories(db, limits.taxonomy.shown));

export async function listAllCategories({ db }: Context, window: { limit: number; offset: number }) {
  return {
    rows: await withLiveCounts(db, await store.selectCategories(db, window)),
    total: await store.countCategories(db),
  };
}

/** Nobody chooses a place: whoever is there now counts. */
const withLiveCounts = (db: Database, rows: store.CategoryRow[]) =>
  Promise.all(
    rows.map(async (row) =>
      row.type === "location" ? { ...row, profileCount: await countIn(db, row.name) } : row,
    ),
  );
