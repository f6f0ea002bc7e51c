import { buffer } from "node:stream/consumers";
import * as contract from "@vesper/contract/core/admin-settings";
import { limits } from "@vesper/contract/core/limits";
import { toAdminPage, toOffset } from "#platform/http/page-meta.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveUpload } from "#platform/http/uploads.ts";
import { presentChange } from "./present.ts";
import { setLogo } from "./service/logo.ts";
import { listSettingChanges, undoSettingChange } from "./service/setting-history.ts";
import { changeSettings, readSettings } from "./service/settings.ts";

export function settingsAdminRoutes(app: App) {
  serve(app, contract.readSettings, async (ctx) => ({ data: await readSettings(ctx) }));

  serve(app, contract.changeSettings, async (ctx, { body }) => ({ data: await changeSettings(ctx, body) }));

  serveWithReply(app, contract.uploadLogo, async (ctx, _input, { request }) => {
    const { file } = await receiveUpload(request, {
      field: "file",
      bytes: limits.upload.avatar,
      store: (stream) => buffer(stream),
      discard: async () => {},
    });
    return { data: await setLogo(ctx, file) };
  });

  serve(app, contract.listSettingChanges, async (ctx, { query }) => {
    const page = await listSettingChanges(ctx, { limit: query.limit, offset: toOffset(query) });
    return toAdminPage(query, page, presentChange(ctx));
  });

  serve(app, contract.undoSettingChange, async (ctx, { params }) => ({
    data: await undoSettingChange(ctx, params.id),
  }));
}
