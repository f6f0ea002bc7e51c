import type { Config } from "../config/config.ts";
import type { Mail } from "./mailer.ts";

export type MailContent = Omit<Mail, "to">;

/** Subjects are neutral: whoever glances at the screen learns nothing about the site. */
export const composeMail = ({ site }: Config, subject: string, paragraphs: string[]): MailContent => ({
  subject,
  text: ["Hello,", ...paragraphs, site.name].join("\n\n"),
});
