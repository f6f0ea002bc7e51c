import type { Resolution } from "@vesper/contract/moderation/moderation";
import { toReference } from "@vesper/contract/core/reference";
import type { Config } from "#platform/config/config.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** Reference to quote when writing to us. */
const toReferenceLine = ({ id }: Sent) =>
  `If you write to us about it, please name this reference: ${toReference(id)}`;

interface Sent {
  id: string;
}

/** The mails never name their topic: another person may see the screen. */
const composeForSender = (config: Config, email: string, subject: string, paragraphs: string[]): Mail => ({
  ...composeMail(config, subject, paragraphs),
  to: email,
  replyTo: config.site.supportEmail,
});

interface NoticeState {
  isHidden: boolean;
  /** Link to confirm the sender's address; null if no confirmation is needed. */
  link: string | null;
}

export const composeNoticeReceipt = (
  config: Config,
  sent: Sent,
  email: string,
  { isHidden, link }: NoticeState,
): Mail =>
  composeForSender(config, email, "We have received your notice", [
    "thank you for telling us. Your notice has arrived.",
    isHidden
      ? "What you named is hidden from everybody already, together with every copy of it that we could find. A person on our team looks at it within 48 hours."
      : "A person on our team looks at it within 48 hours.",
    ...(link
      ? [
          "We have looked at this once before. Please confirm your address, and it is hidden again until we have decided:",
          link,
          "We write to you once more when it is decided.",
        ]
      : ["You need not do anything more. We write to you once more when it is decided."]),
    toReferenceLine(sent),
  ]);

export const composeNoticeOutcome = (config: Config, sent: Sent, email: string, isRemoved: boolean): Mail =>
  composeForSender(config, email, "Your notice has been decided", [
    isRemoved
      ? "a person on our team has looked at your notice. What you named has been taken down, and it cannot be published here again."
      : "a person on our team has looked at your notice. We found nothing that goes against our rules, so it has not been taken down.",
    isRemoved
      ? "Thank you for telling us. Your name and address are deleted 90 days from now."
      : "If you disagree, or if there is something that we do not know, please answer this mail. Your name and address are deleted 90 days from now.",
    toReferenceLine(sent),
  ]);

/** The address may belong to a stranger: the mail names neither the reported person nor the content. */
export const composeReportReceipt = (config: Config, sent: Sent, email: string): Mail =>
  composeForSender(config, email, "We have received your report", [
    "Thank you for telling us. Your report has arrived, and a person on our team will look at it.",
    "We will write to you again when it has been decided.",
    toReferenceLine(sent),
    "If you did not send a report, somebody mistyped their address. You can ignore this mail.",
  ]);

export const composeReportOutcome = (
  config: Config,
  sent: Sent,
  email: string,
  resolution: Resolution,
): Mail =>
  composeForSender(config, email, "Your report has been decided", [
    resolution === "upheld"
      ? "A person on our team has looked at your report and acted on it. Thank you for telling us."
      : "A person on our team has looked at your report. We found nothing against our rules this time. Thank you for telling us.",
    "What exactly was decided about somebody else stays between them and us. If you disagree, please answer this mail.",
    toReferenceLine(sent),
  ]);
