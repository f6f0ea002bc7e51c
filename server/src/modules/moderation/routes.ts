import * as appeals from "@vesper/contract/moderation/appeals";
import * as contract from "@vesper/contract/moderation/moderation";
import { toOffset, toPageMeta } from "#platform/http/page-meta.ts";
import { answering } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentStatement } from "./present.ts";
import { submitAppeal, submitAppealByLink, getStatementByLink } from "./service/appeals.ts";
import { listStatements } from "./service/statements.ts";

/** A person's own statements of reasons. */
export function statementRoutes(app: App) {
  const one = answering(presentStatement);
  serve(app, contract.listStatements, async (ctx, { query }) => {
    const { statements, total } = await listStatements(ctx, { limit: query.limit, offset: toOffset(query) });
    return { data: statements.map(presentStatement), meta: toPageMeta(query, total) };
  });

  serve(app, appeals.submitAppeal, (ctx, { params, body }) => one(submitAppeal(ctx, params.id, body.text)));
  serve(app, appeals.getStatementByLink, (ctx, { body }) => one(getStatementByLink(ctx, body.token)));
  serve(app, appeals.submitAppealByLink, (ctx, { body }) =>
    one(submitAppealByLink(ctx, body.token, body.text)),
  );
}
