/** A mail as plain text and HTML. Subjects are neutral: a preview on a lock screen must reveal nothing. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for replies, if it is not the sender's. */
  replyTo?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
