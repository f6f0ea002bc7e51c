import { closeMessage, listMessages, receiveMessage, sendReply } from "@vesper/server/modules/contact";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";

const admin = "admin@vesper.test";

interface DemoMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

async function sendContactMessage(ctx: Context, letter: DemoMessage): Promise<string | undefined> {
  await receiveMessage(ctx, { ...letter, homepage: "" });
  const { rows } = await listMessages(ctx, { status: "open", page: 1, limit: 100 });
  return rows.at(-1)?.id;
}

/** Creates the contact inbox: three waiting messages, one answered, one closed. */
export async function makeDemoContact(ctx: Context): Promise<void> {
  const answered = await sendContactMessage(rewindClock(ctx, 6), {
    name: "Jonas Meer",
    email: "user@vesper.test",
    subject: "Account Help",
    message: "Hello,\nI no longer have my old phone.\nHow do I sign in without the codes from it?",
  });
  const text =
    "Use one of the recovery codes you saved when you turned on two-factor sign-in. " +
    "Each code works once. Then you can set up your new phone under Settings.";
  if (answered) await sendReply(await actAs(rewindClock(ctx, 5.6), admin), answered, text);

  const closed = await sendContactMessage(rewindClock(ctx, 5), {
    name: "Growth Team",
    email: "offers@marketing.test",
    subject: "Rank first on every search engine",
    message:
      "Dear site owner, we came across your website. Our packages start today. Can we give you a call?",
  });
  if (closed) await closeMessage(await actAs(rewindClock(ctx, 4.8), admin), closed);

  await sendContactMessage(rewindClock(ctx, 2.2), {
    name: "Henrik Falk",
    email: "henrik@example.test",
    subject: "Bug Report",
    message:
      "What happened: when I go back from a profile to the search, the city filter is gone.\n" +
      "Where: /search on a phone.\nWhen: this morning, around eight.\n" +
      "Expected: the same results as before.\nActual: all cities.",
  });
  await sendContactMessage(rewindClock(ctx, 0.7), {
    name: "Celeste Varga",
    email: "escort@vesper.test",
    subject: "Privacy",
    message: "Can I change my working name next month? I'd like my regulars to still find me.",
  });
  await sendContactMessage(rewindClock(ctx, 0.05), {
    name: "Samir",
    email: "samir@example.test",
    subject: "Security Issue",
    message: "I can explain in detail how I found it. Which key should I use to encrypt my report?",
  });
}
