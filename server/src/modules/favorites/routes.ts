import * as contract from "@vesper/contract/profiles/favorites";
import { compareFavorites } from "@vesper/contract/profiles/compare";
import { toPageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentCompared, presentFavorite } from "./present.ts";
import * as comparison from "./compare.ts";
import * as favorites from "./service.ts";

/** Favorites, visible only to their owner. */
export function favoriteRoutes(app: App) {
  serve(app, contract.listFavorites, async (ctx, { query }) => {
    const { favorites: rows, total } = await favorites.listFavorites(ctx, query);
    return { data: { favorites: rows.map(presentFavorite) }, meta: toPageMeta(query, total) };
  });

  serve(app, contract.listFavoriteStatuses, async (ctx, { query }) => ({
    data: { ids: await favorites.listFavoriteIds(ctx, query.ids) },
  }));

  serve(app, compareFavorites, async (ctx, { query }) => ({
    data: (await comparison.compareFavorites(ctx, query.ids)).map(presentCompared),
  }));

  serve(app, contract.addFavorite, async (ctx, { params }) => {
    await favorites.addFavorite(ctx, params.id);
    return { data: { _id: params.id, isFavorite: true as const } };
  });

  serve(app, contract.removeFavorite, async (ctx, { params }) => {
    const note = await favorites.removeFavorite(ctx, params.id);
    return { data: { _id: params.id, note } };
  });

  serve(app, contract.getFavoriteStatus, async (ctx, { params }) => ({
    data: { isFavorite: (await favorites.listFavoriteIds(ctx, [params.id])).length > 0 },
  }));

  serve(app, contract.getFavoriteCount, async (ctx, { params }) => ({
    data: { count: await favorites.getFavoriteCount(ctx, params.id) },
  }));

  serve(app, contract.updateFavoriteNote, async (ctx, { params, body }) => {
    const note = body.note || null;
    await favorites.updateFavoriteNote(ctx, params.id, note);
    return { data: { _id: params.id, note } };
  });
}
