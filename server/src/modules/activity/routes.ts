import * as contract from "@vesper/contract/accounts/activity";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentActivity, presentSiteActivity } from "./present.ts";
import { listActivity, listOwnActivity } from "./service.ts";

export function activityRoutes(app: App) {
  serve(app, contract.listOwnActivity, async (ctx) => ({
    data: (await listOwnActivity(ctx)).map(presentActivity),
  }));

  serve(app, contract.listActivity, async (ctx, { query }) =>
    toAdminPage(query, await listActivity(ctx, query), presentSiteActivity),
  );
}
