import * as contract from "@vesper/contract/moderation/reports";
import { signedIn } from "#platform/context.ts";
import { toAdminPagination, toOffset } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentReport } from "./present.ts";
import { listReports, listUserReports, resolveReport } from "./service/reports.ts";

export function reportAdminRoutes(app: App) {
  serve(app, contract.listReports, async (ctx, { query }) => {
    const window = { limit: query.limit, offset: toOffset(query) };
    const { reports, total } = await listReports(ctx, query.status, window);
    return {
      data: reports.map((row) => presentReport(row, signedIn(ctx).userId)),
      pagination: toAdminPagination(query, total),
    };
  });

  serve(app, contract.listUserReports, async (ctx, { params }) => {
    const { by, about } = await listUserReports(ctx, params.id);
    const { userId } = signedIn(ctx);
    return {
      data: {
        by: by.map((row) => presentReport(row, userId)),
        about: about.map((row) => presentReport(row, userId)),
      },
    };
  });

  serve(app, contract.resolveReport, async (ctx, { params, body }) => ({
    data: presentReport(await resolveReport(ctx, params.id, body), signedIn(ctx).userId),
  }));
}
