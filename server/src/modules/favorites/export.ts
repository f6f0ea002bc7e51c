import type { Context } from "#platform/context.ts";
import { presentExported } from "./present.ts";
import { selectFavorites } from "./store.ts";

export async function exportFavorites(ctx: Context, userId: string) {
  return (await selectFavorites(ctx, userId, { limit: 10_000, offset: 0 })).map(presentExported);
}
