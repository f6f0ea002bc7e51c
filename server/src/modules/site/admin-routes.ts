import * as contract from "@vesper/contract/core/admin-settings";
import { toAdminPage, toOffset } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentChange } from "./present.ts";
import { listSettingChanges, undoSettingChange } from "./service/setting-history.ts";
import { changeSettings, readSettings } from "./service/settings.ts";

export function settingsAdminRoutes(app: App) {
  serve(app, contract.readSettings, async (ctx) => ({ data: await readSettings(ctx) }));

  serve(app, contract.changeSettings, async (ctx, { body }) => ({ data: await changeSettings(ctx, body) }));

  serve(app, contract.listSettingChanges, async (ctx, { query }) => {
    const page = await listSettingChanges(ctx, { limit: query.limit, offset: toOffset(query) });
    return toAdminPage(query, page, presentChange(ctx));
  });

  serve(app, contract.undoSettingChange, async (ctx, { params }) => ({
    data: await undoSettingChange(ctx, params.id),
  }));
}
