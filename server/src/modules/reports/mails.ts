import type { Config } from "#platform/config/config.ts";
import { letter } from "#platform/mail/letter.ts";
import type { Mail } from "#platform/mail/mailer.ts";

interface Sent {
  id: string;
}

/** Neither mail says what it is about: somebody else may look at the screen. */
const toSender = (config: Config, email: string, subject: string, paragraphs: string[]): Mail => ({
  ...letter(config, subject, paragraphs),
  to: email,
  replyTo: config.site.supportEmail,
});

export const receiptMail = (config: Config, { id }: Sent, email: string, isHidden: boolean): Mail =>
  toSender(config, email, "We have received your notice", [
    "thank you for telling us. Your notice has arrived.",
    isHidden
      ? "What you named is hidden from everybody already, together with every copy of it that we could find. A person on our team looks at it within 48 hours."
      : "A person on our team looks at it within 48 hours.",
    "You need not do anything more. We write to you once more when it is decided.",
    `If you write to us about it, please name this number: ${id}`,
  ]);

export const outcomeMail = (config: Config, { id }: Sent, email: string, isRemoved: boolean): Mail =>
  toSender(config, email, "Your notice has been decided", [
    isRemoved
      ? "a person on our team has looked at your notice. What you named has been taken down, and it cannot be published here again."
      : "a person on our team has looked at your notice. We found nothing that goes against our rules, so it has not been taken down.",
    isRemoved
      ? "Thank you for telling us. Your name and address are deleted 90 days from now."
      : "If you disagree, or if there is something that we do not know, please answer this mail. Your name and address are deleted 90 days from now.",
    `The number of your notice: ${id}`,
  ]);
