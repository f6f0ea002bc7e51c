import * as contract from "@vesper/contract/saved-searches";
import { serve, type App } from "#platform/http/serve.ts";
import { presentSavedSearch } from "./present.ts";
import * as service from "./service/searches.ts";

export function savedSearchRoutes(app: App) {
  serve(app, contract.listSavedSearches, async (ctx) => {
    const { searches, most } = await service.listSearches(ctx);
    return { data: searches.map(presentSavedSearch), meta: { most } };
  });

  serve(app, contract.saveSearch, async (ctx, { body }) => ({
    data: presentSavedSearch(await service.saveSearch(ctx, body)),
  }));

  serve(app, contract.updateSavedSearch, async (ctx, { params, body }) => ({
    data: presentSavedSearch(await service.changeSearch(ctx, params.id, body)),
  }));

  serve(app, contract.deleteSavedSearch, async (ctx, { params }) => {
    await service.deleteSearch(ctx, params.id);
    return { data: { _id: params.id } };
  });

  serve(app, contract.stopAlerts, async (ctx, { body }) => {
    await service.stopAlerts(ctx, body.token);
    return { message: "You will get no more messages about this search." };
  });
}
