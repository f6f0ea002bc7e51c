import { limits } from "@vesper/contract/limits";
import type { Context } from "#platform/context.ts";
import * as store from "../store/categories.ts";
import { createTermService } from "./terms.ts";

export const categories = createTermService(store.categories);

export const listCategories = ({ db }: Context) => store.selectActiveCategories(db, limits.taxonomy.shown);

export async function listAllCategories({ db }: Context, window: { limit: number; offset: number }) {
  return { rows: await store.selectCategories(db, window), total: await store.countCategories(db) };
}
