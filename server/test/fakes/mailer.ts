import type { Mail, Mailer } from "#platform/mail/mailer.ts";

export interface FakeMailer extends Mailer {
  sent: Mail[];
}

export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
    },
    close() {},
  };
}
