import type { Context } from "#platform/context.ts";
import { selectNoticesByUser } from "./store/notices.ts";
import { selectReportsByUser } from "./store/reports.ts";

/** Reports that the person filed; their outcome concerns others. */
export async function exportReports(ctx: Context, userId: string) {
  const rows = await selectReportsByUser(ctx.db, userId, 10_000);
  return rows.map(({ id, targetType, targetId, reason, details, contactName, contactEmail, createdAt }) => ({
    _id: id,
    targetType,
    targetId,
    reason,
    details,
    name: contactName,
    email: contactEmail,
    createdAt,
  }));
}

/** Notices under an address that is proven to be this person's. */
export async function exportPictureNotices(ctx: Context, userId: string) {
  const rows = await selectNoticesByUser(ctx.db, userId, 1_000);
  return rows.map(({ id, name, email, signature, createdAt }) => ({
    _id: id,
    name,
    email,
    signature,
    createdAt,
  }));
}
