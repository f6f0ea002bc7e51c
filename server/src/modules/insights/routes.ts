import * as contract from "@vesper/contract/profiles/insights";
import { getTransparency } from "@vesper/contract/moderation/transparency";
import { serve, serveDownload, type App } from "#platform/http/serve.ts";
import { presentOverview } from "./present.ts";
import { presentQuarter } from "./present-quarter.ts";
import { getPersonOverview } from "./service/person.ts";
import { writeSiteDays } from "./service/export-days.ts";
import { listSiteDays } from "./service/site-days.ts";
import { listQuarters } from "./service/transparency.ts";
import { getStats } from "./service/stats.ts";

export function insightRoutes(app: App) {
  serve(app, contract.getStats, async (ctx) => ({ data: await getStats(ctx) }));
  serve(app, contract.listSiteDays, async (ctx) => ({ data: await listSiteDays(ctx) }));
  serveDownload(app, contract.exportSiteDays, async (ctx) => ({
    type: "text/csv",
    filename: "statistics.csv",
    content: await writeSiteDays(ctx),
  }));
  serve(app, getTransparency, async (ctx) => {
    const now = ctx.clock.now();
    return { data: (await listQuarters(ctx)).map((row) => presentQuarter(row, now)) };
  });
  serve(app, contract.getPersonOverview, async (ctx, { params }) => ({
    data: presentOverview(await getPersonOverview(ctx, params.id)),
  }));
}
