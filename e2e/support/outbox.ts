import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";

export interface ReceivedMail {
  subject: string;
  text: string;
  links: string[];
}

const mailTimeout = 10_000;

/**
 * Waits for a mail and returns the newest one that was not returned before: after "forgot password", the
 * registration mail that was read earlier is not mistaken for the answer. `about` filters by subject or text.
 */
export function createMailbox(folder: string) {
  const read = new Set<string>();

  return async function mailTo(address: string, about = /(?:)/): Promise<ReceivedMail> {
    for (const deadline = Date.now() + mailTimeout; Date.now() < deadline; await pause(50)) {
      const names = await readdir(folder).catch(() => []);
      // File names start with the time. A leading dot means that the file is still being written.
      const unread = names.filter((name) => /^[^.].*\.eml$/.test(name) && !read.has(name)).toSorted();
      for (const name of unread.toReversed()) {
        const { to, subject = "", text = "" } = await PostalMime.parse(await readFile(join(folder, name)));
        if (!to?.some((recipient) => recipient.address === address)) continue;
        if (!about.test(subject) && !about.test(text)) continue;
        read.add(name);
        return { subject, text, links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [] };
      }
    }
    throw new Error(`No mail to ${address} within ${mailTimeout / 1000} s`);
  };
}
export type MailTo = ReturnType<typeof createMailbox>;
