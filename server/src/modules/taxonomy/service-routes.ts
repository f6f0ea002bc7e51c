import * as contract from "@vesper/contract/profiles/services";
import { answering, answeringAll, answerRemoved } from "#platform/http/answers.ts";
import { toAdminPage, toOffset } from "#platform/http/page-meta.ts";
import { serve, serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentService } from "./present.ts";
import { services } from "./service/terms.ts";

/** Endpoints for the list of services that staff keep. */
export function serviceRoutes(app: App) {
  const one = answering(presentService);
  const all = answeringAll(presentService);

  serveFromReplica(app, contract.listServices, (ctx) => all(services.list(ctx)));
  serve(app, contract.adminListServices, async (ctx, { query }) => {
    const window = { limit: query.limit, offset: toOffset(query) };
    return toAdminPage(query, await services.listAll(ctx, window), presentService);
  });
  serve(app, contract.createService, (ctx, { body }) => one(services.create(ctx, body)));
  serve(app, contract.updateService, (ctx, { params: { id }, body }) => one(services.update(ctx, id, body)));
  serve(app, contract.deleteService, (ctx, { params: { id }, query }) =>
    answerRemoved(id, services.delete(ctx, id, query)),
  );
}
