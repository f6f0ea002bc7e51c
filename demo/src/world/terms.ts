import { findCategory, findTag } from "@vesper/server/modules/taxonomy";
import type { Context } from "@vesper/server/platform/context";
import type { WrittenDraft } from "./draft.ts";

export type Terms = (written: Pick<WrittenDraft, "tags" | "category">) => Promise<{
  tags: string[];
  categoryId: string;
}>;

/** Finds categories and tags by their slugs, each of them once. */
export function createTerms(ctx: Context): Terms {
  const known = new Map<string, string>();
  async function idOf(find: typeof findCategory | typeof findTag, slug: string): Promise<string> {
    const key = `${find.name} ${slug}`;
    const id = known.get(key) ?? (await find(ctx, slug)).id;
    known.set(key, id);
    return id;
  }
  return async ({ tags, category }) => {
    const ids = [];
    for (const slug of tags) ids.push(await idOf(findTag, slug));
    return { tags: ids, categoryId: await idOf(findCategory, category) };
  };
}
