import { searchProfiles as endpoint } from "@vesper/contract/profiles/search";
import { pageMeta } from "#platform/http/page-meta.ts";
import { serveVisitors, type App } from "#platform/http/serve.ts";
import { momentOf } from "./last-seen.ts";
import { presentHit } from "./present.ts";
import { searchProfiles } from "./service/search.ts";

/** Who is found by words, place and traits. */
export function searchRoutes(app: App) {
  serveVisitors(app, endpoint, async (ctx, { query }) => {
    const { rows, total, ...answer } = await searchProfiles(ctx, query);
    const moment = momentOf(ctx);
    return {
      data: rows.map((row) => presentHit(row, moment, query)),
      meta: { ...pageMeta(query, total), ...answer },
    };
  });
}
