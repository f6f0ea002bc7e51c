import { signedIn, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { selectAppealsAgainst } from "../store/appeals.ts";
import {
  countStatements,
  selectStatement,
  selectStatementsByUser,
  type StatementRow,
} from "../store/restrictions.ts";

type StatementAppeal = Awaited<ReturnType<typeof selectAppealsAgainst>>[number];
/** Statement of reasons with the person's appeal. */
export type StatementDetail = StatementRow & { appeal: StatementAppeal | null };

export async function listStatements(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ statements: StatementDetail[]; total: number }> {
  const { userId } = signedIn(ctx);
  return {
    statements: await listStatementsByUser(ctx, userId, window),
    total: await countStatements(ctx.db, userId),
  };
}

export const listStatementsByUser = async (
  ctx: Context,
  userId: string,
  window: { limit: number; offset: number },
) => withAppeals(ctx, await selectStatementsByUser(ctx.db, userId, window));

export async function getStatement(ctx: Context, statementId: string): Promise<StatementDetail> {
  const statement = await selectStatement(ctx.db, statementId);
  const [file] = await withAppeals(ctx, statement ? [statement] : []);
  if (!file) throw new Problem("not_found");
  return file;
}

async function withAppeals(ctx: Context, statements: StatementRow[]): Promise<StatementDetail[]> {
  const ids = statements.map(({ statementId }) => statementId);
  const appeals = new Map(
    (await selectAppealsAgainst(ctx.db, ids)).map((appeal) => [appeal.statementId, appeal]),
  );
  return statements.map((statement) => ({
    ...statement,
    appeal: appeals.get(statement.statementId) ?? null,
  }));
}
