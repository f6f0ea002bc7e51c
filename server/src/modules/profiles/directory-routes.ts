import * as contract from "@vesper/contract/profiles/directory";
import type { EndpointRequest } from "@vesper/contract/core/endpoint";
import type { Context } from "#platform/context.ts";
import { answering } from "#platform/http/answers.ts";
import { toPageMeta } from "#platform/http/page-meta.ts";
import { serve, serveFromReplica, type App } from "#platform/http/serve.ts";
import { getCardSnapshot } from "./card-snapshot.ts";
import { getPresenceSnapshot } from "./last-seen.ts";
import { presentCard, presentFilteredCard } from "./present-card.ts";
import { presentContacts, presentDetail } from "./present.ts";
import * as directory from "./service/directory.ts";
import { findPriceMatches } from "./service/price-match.ts";
import { recordView } from "./service/visits.ts";

type Query = EndpointRequest<typeof contract.listByCategory>["query"];

/** Public directory endpoints. */
export function directoryRoutes(app: App) {
  serveFromReplica(app, contract.listPublicProfiles, async (ctx, { query }) => {
    const { rows, hasMore, nextCursor, ahead } = await directory.listFeed(ctx, query);
    const { limit, offset } = query;
    const snapshot = await getCardSnapshot(ctx);
    return {
      data: rows.map((row) => presentCard(row, snapshot)),
      pagination: { limit, offset, hasMore, nextCursor, ahead },
    };
  });

  serveFromReplica(app, contract.getPublicProfile, async (ctx, { params }) => {
    const profile = await directory.getDetail(ctx, params.slugOrId);
    return { data: presentDetail(profile, getPresenceSnapshot(ctx)) };
  });

  serve(app, contract.revealContacts, (ctx, { params }) =>
    answering(presentContacts)(directory.revealContacts(ctx, params.id)),
  );

  serve(app, contract.recordView, async (ctx, { params }) => {
    await recordView(ctx, params.id);
    return { message: "Thank you." };
  });

  serveFromReplica(app, contract.listSimilarProfiles, async (ctx, { params }) => {
    const snapshot = await getCardSnapshot(ctx);
    return {
      data: (await directory.listSimilarProfiles(ctx, params.id)).map((row) => presentCard(row, snapshot)),
    };
  });

  const presentPage = async (
    ctx: Context,
    query: Query,
    page: ReturnType<typeof directory.listProfilesByTag>,
  ) => {
    const { rows, total, correctedTo } = await page;
    const snapshot = await getCardSnapshot(ctx);
    const meta = { ...toPageMeta(query, total), correctedTo };
    const matches = await findPriceMatches(ctx, rows, query);
    return { data: rows.map((row) => presentFilteredCard(row, snapshot, matches.get(row.id))), meta };
  };
  serveFromReplica(app, contract.listByCategory, (ctx, { params: { slug }, query }) =>
    presentPage(ctx, query, directory.listProfilesByCategory(ctx, slug, query)),
  );
  serveFromReplica(app, contract.listByTag, (ctx, { params: { slug }, query }) =>
    presentPage(ctx, query, directory.listProfilesByTag(ctx, slug, query)),
  );
}
