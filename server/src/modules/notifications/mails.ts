import type { NotificationKind } from "@vesper/contract/chat/notifications";
import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

interface NotificationContent {
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
  about: string | null;
}

/**
 * Neutral text: only that there is something new, and a link. The full text goes only to people who can no longer sign
 * in to read it.
 */
export function composeNotificationMail(
  config: Config,
  { kind, title, text, path, about }: NotificationContent,
  { inFull }: { inFull: boolean },
): MailContent {
  const url = `${config.publicUrl}${path}`;
  if (kind === "decision") {
    const what = `decision about your ${about ?? "account"}`;
    const paragraphs = inFull ? [title, text] : [`We made a ${what}. Read it here:`];
    return composeMail(config, `A ${what}`, [
      ...paragraphs,
      { label: path.startsWith("/appeal") ? "Appeal this decision" : "Read the decision", url },
    ]);
  }
  const headline = kind === "message" ? "You have a new message" : "You have a new notification";
  return composeMail(config, `${headline} on ${config.site.name}`, [
    `${headline} on ${config.site.name}:`,
    { label: kind === "message" ? "Read the message" : "See the notification", url },
    "You can turn off these emails in your settings.",
  ]);
}
