import * as contract from "@vesper/contract/insights";
import { serve, serveDownload, type App } from "#platform/http/serve.ts";
import { presentOverview } from "./present.ts";
import { getPersonOverview } from "./service/person.ts";
import { writeSiteDays } from "./service/export-days.ts";
import { listSiteDays } from "./service/site-days.ts";
import { getStats } from "./service/stats.ts";

export function insightRoutes(app: App) {
  serve(app, contract.getStats, async (ctx) => ({ data: await getStats(ctx) }));
  serve(app, contract.listSiteDays, async (ctx) => ({ data: await listSiteDays(ctx) }));
  serveDownload(app, contract.exportSiteDays, async (ctx) => ({
    type: "text/csv",
    filename: "statistics.csv",
    content: await writeSiteDays(ctx),
  }));
  serve(app, contract.getPersonOverview, async (ctx, { params }) => ({
    data: presentOverview(await getPersonOverview(ctx, params.id)),
  }));
}
