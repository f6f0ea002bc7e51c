import type { Config } from "#platform/config/config.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { Mail } from "#platform/mail/mailer.ts";

interface Received {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** For the operator. Whoever answers it answers the sender. */
export const composeArrivalMail = (
  config: Config,
  { id, name, email, subject, message }: Received,
): Mail => ({
  ...composeMail(config, `Contact: ${subject}`, [
    `${name} (${email}) wrote:`,
    message,
    `In the inbox: ${config.publicUrl}/admin/contact/${id}`,
  ]),
  to: config.site.supportEmail,
  replyTo: email,
});

interface Answer {
  email: string;
  /** What was asked. */
  message: string;
  text: string;
}

/** Neutral, like everything that is mailed: its subject says nothing about what was written. */
export const composeAnswerMail = (config: Config, { email, message, text }: Answer): Mail => ({
  ...composeMail(config, "Our answer to your message", [text, `You wrote:\n${toQuote(message)}`]),
  to: email,
  replyTo: config.site.supportEmail,
});

const quoteLimits = { lines: 5, length: 200 };

/** Enough of it to remember what one asked. */
function toQuote(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== "");
  const shown = lines.slice(0, quoteLimits.lines).map((line) => `> ${shortenLine(line)}`);
  return [...shown, ...(lines.length > quoteLimits.lines ? ["> …"] : [])].join("\n");
}

function shortenLine(line: string): string {
  if (line.length <= quoteLimits.length) return line;
  // Not through the middle of a sign that takes two units.
  return `${line.slice(0, quoteLimits.length).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
