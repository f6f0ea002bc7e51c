import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

/** The text is neutral: it reveals neither the search nor the profiles found. */
export function composeAlertMail(config: Config, offToken: string): MailContent {
  const off = `${config.publicUrl}/saved-searches/off?token=${offToken}`;
  return {
    ...composeMail(config, `New results for a saved search on ${config.site.name}`, [
      "There are new results for one of your saved searches. See them here:",
      { label: "See new results", url: `${config.publicUrl}/dashboard?tab=settings#saved-searches` },
      "You’re getting this email because you turned on alerts for this search. Turn them off here:",
      { label: "Turn off alerts", url: off },
    ]),
    headers: { "List-Unsubscribe": `<${off}>` },
  };
}
