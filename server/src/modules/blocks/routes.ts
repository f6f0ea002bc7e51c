import * as contract from "@vesper/contract/accounts/blocks";
import { toOffset, toPageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentBlock } from "./present.ts";
import { blockPerson, listBlocks, unblockPerson } from "./service.ts";

export function blockRoutes(app: App) {
  serve(app, contract.blockPerson, async (ctx, { params }) => ({
    data: presentBlock(await blockPerson(ctx, params.userId)),
  }));

  serve(app, contract.unblockPerson, async (ctx, { params }) => {
    await unblockPerson(ctx, params.userId);
    return { data: { _id: params.userId } };
  });

  serve(app, contract.listBlocks, async (ctx, { query }) => {
    const { blocks, total } = await listBlocks(ctx, { limit: query.limit, offset: toOffset(query) });
    return { data: blocks.map(presentBlock), meta: toPageMeta(query, total) };
  });
}
