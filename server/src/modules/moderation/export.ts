import type { Context } from "#platform/context.ts";
import { presentStatement } from "./present.ts";
import { listStatementsByUser } from "./service/statements.ts";

export async function exportStatements(ctx: Context, userId: string) {
  return (await listStatementsByUser(ctx, userId, { limit: 10_000, offset: 0 })).map(presentStatement);
}
