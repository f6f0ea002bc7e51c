import type { Resolution } from "@vesper/contract/moderation/moderation";
import { toReference } from "@vesper/contract/core/reference";
import type { Config } from "#platform/config/config.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { MailPart } from "#platform/mail/mail-part.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** Line with the reference to quote when writing to us. */
const toReferenceLine = ({ id }: Sent) =>
  `If you write to us about this, please include this reference: ${toReference(id)}`;

interface Sent {
  id: string;
}

/** The mails never name their topic: another person may see the screen. */
const composeForSender = (config: Config, email: string, subject: string, parts: MailPart[]): Mail => ({
  ...composeMail(config, subject, parts),
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
  composeForSender(config, email, "We received your notice", [
    "Thank you for telling us. We’ve received your notice.",
    isHidden
      ? "What you reported is already hidden from everyone, along with every copy we could find. Our team will review it within 48 hours."
      : "Our team will review it within 48 hours.",
    ...(link
      ? [
          "We’ve reviewed this once before. Confirm your email address, and we’ll hide it again until we’ve decided:",
          { label: "Confirm email address", url: link },
          "We’ll email you again once we’ve decided.",
        ]
      : ["You don’t need to do anything else. We’ll email you again once we’ve decided."]),
    toReferenceLine(sent),
  ]);

export const composeNoticeOutcome = (config: Config, sent: Sent, email: string, isRemoved: boolean): Mail =>
  composeForSender(config, email, "We reviewed your notice", [
    isRemoved
      ? "Our team reviewed your notice. We removed what you reported, and it can’t be published here again."
      : "Our team reviewed your notice. We found nothing that breaks our rules, so we didn’t remove it.",
    isRemoved
      ? "Thank you for telling us. We’ll delete your name and email address 90 days from now."
      : "If you disagree, or if there’s something we don’t know, please reply to this email. We’ll delete your name and email address 90 days from now.",
    toReferenceLine(sent),
  ]);

/** The mail names neither the reported person nor the content, because the address may belong to a stranger. */
export const composeReportReceipt = (config: Config, sent: Sent, email: string): Mail =>
  composeForSender(config, email, "We received your report", [
    "Thank you for telling us. We’ve received your report, and our team will review it.",
    "We’ll email you again once we’ve decided.",
    toReferenceLine(sent),
    "If you didn’t send a report, someone mistyped their email address. You can ignore this email.",
  ]);

export const composeReportOutcome = (
  config: Config,
  sent: Sent,
  email: string,
  resolution: Resolution,
): Mail =>
  composeForSender(config, email, "We reviewed your report", [
    resolution === "upheld"
      ? "Our team reviewed your report and acted on it. Thank you for telling us."
      : "Our team reviewed your report. We found nothing that breaks our rules this time. Thank you for telling us.",
    "We can’t share what we decided about someone else. If you disagree, please reply to this email.",
    toReferenceLine(sent),
  ]);
