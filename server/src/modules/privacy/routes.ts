import * as contract from "@vesper/contract/accounts";
import { serve, type App } from "#platform/http/serve.ts";
import { exportData } from "./service.ts";

export function privacyRoutes(app: App) {
  serve(app, contract.exportData, async (ctx, _request, reply) => {
    reply.header("content-disposition", 'attachment; filename="my-data.json"');
    return { data: await exportData(ctx) };
  });
}
