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

/** For the operator; `replyTo` is the sender. */
export const composeArrivalMail = (
  config: Config,
  { id, name, email, subject, message }: Received,
): Mail => ({
  ...composeMail(config, `Contact: ${subject}`, [
    `${name} (${email}) wrote:`,
    message,
    "Open it in the inbox:",
    { label: "Open in the inbox", url: `${config.publicUrl}/admin/contact/${id}` },
  ]),
  to: config.site.supportEmail,
  replyTo: email,
});

interface Answer {
  email: string;
  /** Original message of the sender. */
  message: string;
  text: string;
}

/** Neutral subject, as in all our mails: it reveals nothing about the content. */
export const composeAnswerMail = (config: Config, { email, message, text }: Answer): Mail => ({
  ...composeMail(config, "Our reply to your message", [text, `You wrote:\n${toQuote(message)}`]),
  to: email,
  replyTo: config.site.supportEmail,
});

const quoteLimits = { lines: 5, length: 200 };

/** Quotes enough of the message to recall it. */
function toQuote(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== "");
  const shown = lines.slice(0, quoteLimits.lines).map((line) => `> ${shortenLine(line)}`);
  return [...shown, ...(lines.length > quoteLimits.lines ? ["> …"] : [])].join("\n");
}

function shortenLine(line: string): string {
  if (line.length <= quoteLimits.length) return line;
  // Avoids splitting a surrogate pair.
  return `${line.slice(0, quoteLimits.length).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
