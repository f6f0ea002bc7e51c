import { listCards } from "@vesper/contract/profiles/cards";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { listShownCards } from "./service/directory.ts";

export function cardRoutes(app: App) {
  serveFromReplica(app, listCards, async (ctx, { body: { ids } }) => {
    const cards = await listShownCards(ctx, ids);
    return { data: [...new Set(ids)].flatMap((id) => cards.find(({ _id }) => _id === id) ?? []) };
  });
}
