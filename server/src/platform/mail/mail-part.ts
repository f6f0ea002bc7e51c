/** A link to follow: a button in HTML, the bare URL in plain text. */
export interface MailAction {
  label: string;
  url: string;
}

export type MailPart = string | MailAction;
