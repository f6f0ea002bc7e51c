import nodemailer from "nodemailer";
import { toSmtpOptions } from "./smtp-options.ts";

/** Connects to the mail server and signs in without sending a mail. Throws if either fails. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport(toSmtpOptions(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
