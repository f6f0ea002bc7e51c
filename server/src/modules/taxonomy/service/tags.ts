import { limits } from "@vesper/contract/limits";
import type { Context } from "#platform/context.ts";
import * as store from "../store/tags.ts";
import { createTermService } from "./terms.ts";

export const tags = createTermService(store.tags);

export const listTags = ({ db }: Context) => store.selectActiveTags(db, limits.taxonomy.shown);

export async function listAllTags({ db }: Context, window: { limit: number; offset: number }) {
  return { rows: await store.selectTags(db, window), total: await store.countTags(db) };
}
