import { computedTags } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import type { Terms } from "../row.ts";
import { selectTerms } from "../store/uploads.ts";

interface Term {
  id: string;
  name: string;
  slug: string;
}

/** Indexes terms by slug and by lowercase name. */
const indexByName = (terms: Term[]) =>
  new Map(terms.flatMap(({ id, name, slug }) => [[slug, id] as const, [name.toLowerCase(), id] as const]));

export async function readTerms(ctx: Context): Promise<Terms> {
  const { categories, tags } = await selectTerms(ctx.db, computedTags);
  return { categories: indexByName(categories), tags: indexByName(tags) };
}
