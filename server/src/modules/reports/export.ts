import type { Context } from "#platform/context.ts";
import { selectNoticesByUser } from "./store/notices.ts";
import { selectReportsByUser } from "./store/reports.ts";

/** Exports the reports this person filed, without their outcomes, which concern other people. */
export async function exportReports(ctx: Context, userId: string) {
  const rows = await selectReportsByUser(ctx, userId, 10_000);
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

/** Exports picture notices sent from an email address verified as this person's. */
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
