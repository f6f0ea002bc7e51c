import { signedIn, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { selectAppealsAgainst } from "../store/appeals.ts";
import { countNotices, selectNotice, selectNotices, type NoticeRow } from "../store/restrictions.ts";

type AppealOf = Awaited<ReturnType<typeof selectAppealsAgainst>>[number];
/** A statement of reasons, with what its person said against it. */
export type NoticeFile = NoticeRow & { appeal: AppealOf | null };

export async function listNotices(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ notices: NoticeFile[]; total: number }> {
  const { userId } = signedIn(ctx);
  return {
    notices: await selectNoticesOf(ctx, userId, window),
    total: await countNotices(ctx.db, userId),
  };
}

export const selectNoticesOf = async (
  ctx: Context,
  userId: string,
  window: { limit: number; offset: number },
) => withAppeals(ctx, await selectNotices(ctx.db, userId, window));

export async function getNotice(ctx: Context, statementId: string): Promise<NoticeFile> {
  const notice = await selectNotice(ctx.db, statementId);
  const [file] = await withAppeals(ctx, notice ? [notice] : []);
  if (!file) throw new Problem("not_found");
  return file;
}

async function withAppeals(ctx: Context, notices: NoticeRow[]): Promise<NoticeFile[]> {
  const ids = notices.map(({ statementId }) => statementId);
  const appeals = new Map(
    (await selectAppealsAgainst(ctx.db, ids)).map((appeal) => [appeal.statementId, appeal]),
  );
  return notices.map((notice) => ({ ...notice, appeal: appeals.get(notice.statementId) ?? null }));
}
