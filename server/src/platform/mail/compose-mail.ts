import type { Config } from "../config/config.ts";
import type { Mail } from "./mailer.ts";

export type MailContent = Omit<Mail, "to">;

/**
 * Composes a mail. Its subject is neutral, so that it reveals nothing about the site on a screen that others can
 * see.
 */
export const composeMail = ({ site }: Config, subject: string, paragraphs: string[]): MailContent => ({
  subject,
  text: ["Hello,", ...paragraphs, site.name].join("\n\n"),
});
