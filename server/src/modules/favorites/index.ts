import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentExported } from "./present.ts";
import { deleteFavoritesOf, selectFavorites } from "./store.ts";

export { favoriteRoutes } from "./routes.ts";
export { addFavorite, writeNote } from "./service.ts";

export function watchFavorites(events: Events): void {
  events.on("user.erased", (tx, { userId }) => deleteFavoritesOf(tx.db, userId));
}

export async function exportFavorites(ctx: Context, userId: string) {
  return (await selectFavorites(ctx.db, userId, { limit: 10_000, offset: 0 })).map(presentExported);
}
