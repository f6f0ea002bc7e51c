import * as contract from "@vesper/contract/profiles/saved-searches";
import { answering, answerRemoved } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentSavedSearch } from "./present.ts";
import * as service from "./service/searches.ts";

export function savedSearchRoutes(app: App) {
  const one = answering(presentSavedSearch);

  serve(app, contract.listSavedSearches, async (ctx) => {
    const { searches, most } = await service.listSearches(ctx);
    return { data: searches.map(presentSavedSearch), meta: { most } };
  });
  serve(app, contract.saveSearch, (ctx, { body }) => one(service.saveSearch(ctx, body)));
  serve(app, contract.updateSavedSearch, (ctx, { params: { id }, body }) =>
    one(service.changeSearch(ctx, id, body)),
  );
  serve(app, contract.deleteSavedSearch, (ctx, { params: { id } }) =>
    answerRemoved(id, service.deleteSearch(ctx, id)),
  );
  serve(app, contract.stopAlerts, async (ctx, { body }) => {
    await service.stopAlerts(ctx, body.token);
    return { message: "You won’t get any more alerts for this search." };
  });
}
