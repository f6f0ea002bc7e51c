import type { Context } from "#platform/context.ts";
import { sendLimitedMail } from "#platform/mail/send-limited.ts";
import { signId } from "#platform/security/signed-id.ts";
import { composeObjectionMail, composeEmailChangeMail } from "../mails.ts";
import { selectEmailChange } from "../store/email-changes.ts";
import { selectUser } from "../store/users.ts";

/** Mails a confirmation link to the new address and an objection link to the current one. */
export async function mailEmailChange(ctx: Context, emailChangeId: string): Promise<void> {
  const emailChange = await selectEmailChange(ctx.db, emailChangeId);
  const user = emailChange && (await selectUser(ctx.db, emailChange.userId));
  if (!emailChange || !user) return;
  const toLink = (page: "confirm-email" | "keep-email") =>
    `${ctx.config.publicUrl}/${page}?token=${signId(ctx.secrets, page, emailChangeId)}`;
  const confirmation = composeEmailChangeMail(ctx.config, toLink("confirm-email"));
  await sendLimitedMail(ctx, "change-email", { to: emailChange.email, ...confirmation });
  if (!user.email) return;
  // Exempt from the rate limit: an admin who enters one address after another must not silence the old one.
  const objection = composeObjectionMail(ctx.config, toLink("keep-email"), emailChange.effectiveAt);
  await ctx.mailer.send({ to: user.email, ...objection });
}
