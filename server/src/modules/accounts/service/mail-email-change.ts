import type { Context } from "#platform/context.ts";
import { sendLimitedMail } from "#platform/mail/send-limited.ts";
import { signId } from "#platform/security/signed-id.ts";
import { composeObjectionMail, composeEmailChangeMail } from "../mails.ts";
import { selectEmailChange } from "../store/email-changes.ts";
import { selectUser } from "../store/users.ts";

/** Mails a confirmation link to the new address and an objection link to the current one. */
export async function mailEmailChange(ctx: Context, emailChangeId: string): Promise<void> {
  const emailChange = await selectEmailChange(ctx.db, emailChangeId);
  const user = emailChange && (await selectUser(ctx, emailChange.userId));
  if (!emailChange || !user) return;
  const toLink = (page: "confirm-email" | "keep-email") =>
    `${ctx.config.publicUrl}/${page}?token=${signId(ctx.secrets, page, emailChangeId)}`;
  const confirmation = composeEmailChangeMail(ctx.config, toLink("confirm-email"));
  await sendLimitedMail(ctx, "change-email", { to: emailChange.email, ...confirmation });
  if (!user.email) return;
  // Send this without a rate limit: otherwise an admin who enters several addresses in a row could use it up, and
  // the old address would not be warned.
  const objection = composeObjectionMail(ctx.config, toLink("keep-email"), emailChange.effectiveAt);
  await ctx.mailer.send({ to: user.email, ...objection });
}
