import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { selectTagsByWord } from "../store/tags-by-word.ts";
import type { TagRow } from "../store/terms.ts";
import { tags } from "./terms.ts";

/** Finds active tags with a word that starts with the text, the most used first. */
export async function findTagsByPrefix(ctx: Context, text: string): Promise<TagRow[]> {
  const found = await tags.withLiveCounts(ctx, await selectTagsByWord(ctx.db, text, limits.taxonomy.shown));
  return found.toSorted((one, other) => other.profileCount - one.profileCount);
}
