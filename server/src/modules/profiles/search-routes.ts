import { searchProfiles as endpoint } from "@vesper/contract/profiles/search";
import { toPageMeta } from "#platform/http/page-meta.ts";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { getPresenceSnapshot } from "./last-seen.ts";
import { presentSearchHit } from "./present.ts";
import { searchProfiles } from "./service/search.ts";

/** Search endpoint: profiles by text, place and traits. */
export function searchRoutes(app: App) {
  serveFromReplica(app, endpoint, async (ctx, { query }) => {
    const { rows, total, ...answer } = await searchProfiles(ctx, query);
    const snapshot = getPresenceSnapshot(ctx);
    return {
      data: rows.map((row) => presentSearchHit(row, snapshot, query)),
      meta: { ...toPageMeta(query, total), ...answer },
    };
  });
}
