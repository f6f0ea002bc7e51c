import * as contract from "@vesper/contract/insights";
import { serve, type App } from "#platform/http/serve.ts";
import { getStats } from "./service.ts";

export function insightRoutes(app: App) {
  serve(app, contract.getStats, async (ctx) => ({ data: await getStats(ctx) }));
}
