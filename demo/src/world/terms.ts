import { getActiveCategory, getActiveTag } from "@vesper/server/modules/taxonomy";
import type { Context } from "@vesper/server/platform/context";
import type { WrittenDraft } from "./draft.ts";

export type ResolveTerms = (written: Pick<WrittenDraft, "tags" | "category">) => Promise<{
  tags: string[];
  categoryId: string;
}>;

/** Resolves categories and tags by slug, each looked up once. */
export function createTermResolver(ctx: Context): ResolveTerms {
  const known = new Map<string, string>();
  async function getId(find: typeof getActiveCategory | typeof getActiveTag, slug: string): Promise<string> {
    const key = `${find.name} ${slug}`;
    const id = known.get(key) ?? (await find(ctx, slug)).id;
    known.set(key, id);
    return id;
  }
  return async ({ tags, category }) => {
    const ids = [];
    for (const slug of tags) ids.push(await getId(getActiveTag, slug));
    return { tags: ids, categoryId: await getId(getActiveCategory, category) };
  };
}
