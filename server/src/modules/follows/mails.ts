import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

/** The text is neutral: it reveals neither the profiles nor their news. */
export function composeFollowMail(config: Config, offToken: string): MailContent {
  const off = `${config.publicUrl}/follows/off?token=${offToken}`;
  return {
    ...composeMail(config, `You have news on ${config.site.name}`, [
      "There is news for you. See it here:",
      { label: "See your news", url: `${config.publicUrl}/dashboard?tab=settings#following` },
      "You’re getting this email because you turned on alerts in your settings. Turn them off here:",
      { label: "Turn off alerts", url: off },
    ]),
    headers: { "List-Unsubscribe": `<${off}>` },
  };
}
