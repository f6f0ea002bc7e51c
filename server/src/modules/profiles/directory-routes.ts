import * as contract from "@vesper/contract/profiles/directory";
import type { RequestOf } from "@vesper/contract/core/endpoint";
import type { Context } from "#platform/context.ts";
import { answering } from "#platform/http/answers.ts";
import { pageMeta } from "#platform/http/page-meta.ts";
import { serve, serveVisitors, type App } from "#platform/http/serve.ts";
import { momentOf } from "./last-seen.ts";
import { presentCard, presentContacts, presentDetail, presentFound } from "./present.ts";
import * as directory from "./service/directory.ts";
import { countView } from "./service/visits.ts";

type Query = RequestOf<typeof contract.listByCategory>["query"];

/** What visitors find. */
export function directoryRoutes(app: App) {
  serveVisitors(app, contract.listPublicProfiles, async (ctx, { query }) => {
    const { rows, hasMore, nextCursor } = await directory.listFeed(ctx, query);
    const { limit, offset } = query;
    const moment = momentOf(ctx);
    return {
      data: rows.map((row) => presentCard(row, moment)),
      pagination: { limit, offset, hasMore, nextCursor },
    };
  });

  serveVisitors(app, contract.getPublicProfile, async (ctx, { params }) => {
    const profile = await directory.getDetail(ctx, params.slugOrId);
    return { data: presentDetail(profile, momentOf(ctx)) };
  });

  serve(app, contract.revealContacts, (ctx, { params }) =>
    answering(presentContacts)(directory.revealContacts(ctx, params.id)),
  );

  serve(app, contract.countView, async (ctx, { params }) => {
    await countView(ctx, params.id);
    return { message: "Thank you." };
  });

  serveVisitors(app, contract.listSimilar, async (ctx, { params }) => {
    const moment = momentOf(ctx);
    return { data: (await directory.listSimilar(ctx, params.id)).map((row) => presentCard(row, moment)) };
  });

  const found = async (ctx: Context, query: Query, page: ReturnType<typeof directory.listByTagOf>) => {
    const { rows, total, correctedTo } = await page;
    const moment = momentOf(ctx);
    const meta = { ...pageMeta(query, total), correctedTo };
    return { data: rows.map((row) => presentFound(row, moment, query)), meta };
  };
  serveVisitors(app, contract.listByCategory, (ctx, { params: { slug }, query }) =>
    found(ctx, query, directory.listByCategoryOf(ctx, slug, query)),
  );
  serveVisitors(app, contract.listByTag, (ctx, { params: { slug }, query }) =>
    found(ctx, query, directory.listByTagOf(ctx, slug, query)),
  );
}
