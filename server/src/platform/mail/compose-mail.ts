import type { Config } from "../config/config.ts";
import type { Mail } from "./mailer.ts";
import type { MailPart } from "./mail-part.ts";
import { renderMail } from "./render-mail.ts";

export type MailContent = Omit<Mail, "to">;

/**
 * Composes a mail as HTML and as plain text with the same words. Its subject is neutral, so that it reveals nothing about
 * the site on a screen that others can see.
 */
export const composeMail = ({ site }: Config, subject: string, parts: MailPart[]): MailContent => ({
  subject,
  text: ["Hello,", ...parts.map(toPlainText), site.name].join("\n\n"),
  html: renderMail({ subject, parts: ["Hello,", ...parts], signature: site.name }),
});

const toPlainText = (part: MailPart) => (typeof part === "string" ? part : part.url);
