import nodemailer from "nodemailer";
import type { Mail } from "./mailer.ts";
import { toSmtpOptions } from "./smtp-options.ts";

/** Short, because a person waits for the result. */
const timeout = 10_000;

/** Sends one mail through a server that may not be the configured one. Returns why it failed, or nothing. */
export async function sendOnce(url: string, from: string, mail: Mail): Promise<string | undefined> {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = nodemailer.createTransport({ ...toSmtpOptions(url), ...timeouts }, { from });
  try {
    await transport.sendMail(mail);
    return undefined;
  } catch (error) {
    return explainMailFailure(error);
  } finally {
    transport.close();
  }
}

const unreachable = "We can’t reach this mail server. Check its name, port and encryption.";

const sentences: Record<string, string> = {
  EAUTH: "The mail server refused the user name or password.",
  ENOAUTH: "The mail server wants a user name and password.",
  ETLS: "The mail server doesn’t offer this kind of encryption. Try another one, with its port.",
  EENVELOPE: "The mail server refused the sender or the recipient. Check the contact email address.",
  EMESSAGE: "The mail server refused the mail.",
};

/** Explains a failure without repeating the server’s words, which may contain the user name. */
export const explainMailFailure = (error: unknown): string =>
  sentences[(error as NodeJS.ErrnoException).code ?? ""] ?? unreachable;
