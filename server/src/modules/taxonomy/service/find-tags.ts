import type { Context } from "#platform/context.ts";
import type { TagRow } from "../store/terms.ts";
import { tags } from "./terms.ts";

/** Lowercase, without accents. */
const normalize = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Finds active tags with a word that starts with the text, the most used first. */
export async function findTagsByPrefix(ctx: Context, text: string): Promise<TagRow[]> {
  const beginning = normalize(text.trim());
  const isMatch = ({ name }: TagRow) =>
    normalize(name).startsWith(beginning) ||
    normalize(name)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(beginning));
  return (await tags.list(ctx))
    .filter(isMatch)
    .toSorted((one, other) => other.profileCount - one.profileCount);
}
