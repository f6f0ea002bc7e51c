import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

/** Neutral text: reveals neither who was found nor the search. */
export function composeAlertMail(config: Config, offToken: string): MailContent {
  const off = `${config.publicUrl}/saved-searches/off?token=${offToken}`;
  return {
    ...composeMail(config, `New results for one of your saved searches on ${config.site.name}`, [
      "There is something new for one of your saved searches. You find it here:",
      `${config.publicUrl}/dashboard?tab=settings#saved-searches`,
      "You get this message because you switched alerts on for it. To switch them off:",
      off,
    ]),
    headers: { "List-Unsubscribe": `<${off}>` },
  };
}
