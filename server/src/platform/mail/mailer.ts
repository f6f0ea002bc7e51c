/** One plain message. Subjects are neutral: a preview on a lock screen must tell nothing. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, when it is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
