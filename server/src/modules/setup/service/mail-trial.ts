import type { SetupMail } from "@vesper/contract/core/setup";
import type { Context } from "#platform/context.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { sendOnce } from "#platform/mail/send-once.ts";
import { Problem } from "#platform/problem.ts";
import { toSmtpUrl, withStoredPassword } from "./mail-server.ts";

/** Sends a mail with settings that are not in use yet, so that a mistake shows before it matters. */
export async function sendTestMail(ctx: Context, mail: SetupMail, to: string): Promise<void> {
  const { config } = ctx;
  const content = composeMail(config, `Test mail from ${config.site.name}`, [
    "This mail shows that your site can send mail.",
  ]);
  const url = toSmtpUrl(withStoredPassword(config.smtpUrl, mail));
  const failure = await sendOnce(url, config.mailFrom, { to, ...content });
  if (failure) throw new Problem("validation_error", failure);
}
