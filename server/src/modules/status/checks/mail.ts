import { verifySmtp } from "#platform/mail/verify-smtp.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { describeError, toShownHost } from "../describe-error.ts";

export const mailCheck: StatusCheck = {
  name: "mail",
  title: "Mail",
  about: "Whether the mail server accepts the connection and the sign-in; no mail is sent",
  async run({ config: { smtpUrl, production } }) {
    if (!smtpUrl)
      return production ? attention(outboxOnly) : unused("Mails are written to the outbox folder.");
    const where = `The mail server ${toShownHost(smtpUrl)}`;
    try {
      await verifySmtp(smtpUrl);
      return ok(`${where} accepted the connection${new URL(smtpUrl).username ? " and the sign-in" : ""}.`);
    } catch (error) {
      return broken({
        found: `${where} did not accept the connection.`,
        problem: `Mails cannot be sent: ${describeError(error)}. They wait in the job queue and are tried again.`,
        remedy:
          "Check SMTP_URL: host, port, user and password. Many providers block port 25; use 587 or 465.",
      });
    }
  },
};

const outboxOnly = {
  found: "No mail server is set. Mails are written to the outbox folder in DATA_DIR.",
  problem: "Nobody receives mail: confirmations, password links and notices stay on this machine.",
  remedy: "Set SMTP_URL to your mail server.",
};
