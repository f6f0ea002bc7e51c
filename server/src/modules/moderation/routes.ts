import * as appeals from "@vesper/contract/moderation/appeals";
import * as contract from "@vesper/contract/moderation/moderation";
import { toOffset, toPageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { servePresented } from "#platform/http/serve-presented.ts";
import { presentStatement } from "./present.ts";
import { submitAppeal, submitAppealByLink, getStatementByLink } from "./service/appeals.ts";
import { listStatements } from "./service/statements.ts";

/** A person's own statements of reasons. */
export function statementRoutes(app: App) {
  const serveStatement = servePresented(app, presentStatement);
  serve(app, contract.listStatements, async (ctx, { query }) => {
    const { notices, total } = await listStatements(ctx, { limit: query.limit, offset: toOffset(query) });
    return { data: notices.map(presentStatement), meta: toPageMeta(query, total) };
  });

  serveStatement(appeals.submitAppeal, (ctx, { params, body }) => submitAppeal(ctx, params.id, body.text));
  serveStatement(appeals.getStatementByLink, (ctx, { body }) => getStatementByLink(ctx, body.token));
  serveStatement(appeals.submitAppealByLink, (ctx, { body }) =>
    submitAppealByLink(ctx, body.token, body.text),
  );
}
