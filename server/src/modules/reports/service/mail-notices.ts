import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { sendLimitedMail } from "#platform/mail/send-limited.ts";
import { signId } from "#platform/security/signed-id.ts";
import { composeNoticeOutcome, composeNoticeReceipt } from "../mails.ts";
import * as store from "../store/notices.ts";

/** Skips a notice whose sender's address was erased. */
export async function mailNoticeReceipt(ctx: Context, noticeId: string, isHidden: boolean): Promise<void> {
  const notice = await store.selectNotice(ctx.db, noticeId);
  if (!notice?.email) return;
  const link = notice.needsConfirmation
    ? `${ctx.config.publicUrl}/confirm-notice?token=${signId(ctx.secrets, "picture-notice", noticeId)}`
    : null;
  const kind = link ? "notice-confirmation" : "notice-receipt";
  await sendLimitedMail(
    ctx,
    kind,
    composeNoticeReceipt(ctx.config, notice, notice.email, { isHidden, link }),
  );
}

export async function mailNoticeOutcome(ctx: Context, noticeId: string): Promise<void> {
  const notice = await store.selectNotice(ctx.db, noticeId);
  if (!notice?.email) return;
  const resolutions = await store.selectResolutions(ctx.db, noticeId);
  const isRemoved = resolutions.some(({ resolution }) => resolution === "upheld");
  await ctx.mailer.send(composeNoticeOutcome(ctx.config, notice, notice.email, isRemoved));
}

export const purgeNoticeSenders = (ctx: Context) =>
  store.anonymizeSendersBefore(ctx.db, addMilliseconds(ctx.clock.now(), -limits.notice.keptFor));
