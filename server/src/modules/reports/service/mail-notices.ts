import { limits } from "@vesper/contract/core/limits";
import { later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { sendLimited } from "#platform/mail/send-limited.ts";
import { signId } from "#platform/security/signed-id.ts";
import { outcomeMail, receiptMail } from "../mails.ts";
import * as store from "../store/notices.ts";

/** An address that is gone by now was erased with its person. */
export async function mailReceipt(ctx: Context, noticeId: string, isHidden: boolean): Promise<void> {
  const notice = await store.selectNotice(ctx.db, noticeId);
  if (!notice?.email) return;
  const link = notice.needsConfirmation
    ? `${ctx.config.publicUrl}/confirm-notice?token=${signId(ctx.secrets, "picture-notice", noticeId)}`
    : null;
  const kind = link ? "notice-confirmation" : "notice-receipt";
  await sendLimited(ctx, kind, receiptMail(ctx.config, notice, notice.email, { isHidden, link }));
}

export async function mailOutcome(ctx: Context, noticeId: string): Promise<void> {
  const notice = await store.selectNotice(ctx.db, noticeId);
  if (!notice?.email) return;
  const resolutions = await store.selectResolutions(ctx.db, noticeId);
  const isRemoved = resolutions.some(({ resolution }) => resolution === "upheld");
  await ctx.mailer.send(outcomeMail(ctx.config, notice, notice.email, isRemoved));
}

export const forgetSenders = (ctx: Context) =>
  store.forgetSendersBefore(ctx.db, later(ctx.clock.now(), -limits.notice.keptFor));
