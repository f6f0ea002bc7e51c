import * as contract from "@vesper/contract/accounts/personal-tokens";
import { answerRemoved } from "#platform/http/answers.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentStaffToken, presentToken } from "./present-token.ts";
import * as service from "./service/personal-tokens.ts";

/** Personal access tokens: one's own, and those of all staff. */
export function personalTokenRoutes(app: App) {
  serve(app, contract.listOwnTokens, async (ctx) => {
    const tokens = await service.listOwnTokens(ctx);
    return { data: tokens.map((row) => presentToken(row, ctx.clock.now())) };
  });

  serve(app, contract.createToken, async (ctx, { body }) => {
    const { row, token } = await service.createToken(ctx, body);
    return { data: { ...presentToken(row, ctx.clock.now()), token } };
  });

  serve(app, contract.revokeOwnToken, (ctx, { params }) =>
    answerRemoved(params.id, service.revokeOwnToken(ctx, params.id)),
  );

  serve(app, contract.listStaffTokens, async (ctx, { query }) => {
    const now = ctx.clock.now();
    return toAdminPage(query, await service.listStaffTokens(ctx, query), (row) =>
      presentStaffToken(row, now),
    );
  });

  serve(app, contract.revokeStaffToken, (ctx, { params }) =>
    answerRemoved(params.id, service.revokeStaffToken(ctx, params.id)),
  );
}
