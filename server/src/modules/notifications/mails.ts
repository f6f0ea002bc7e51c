import type { NotificationKind } from "@vesper/contract/chat/notifications";
import type { Config } from "#platform/config/config.ts";
import { letter, type Letter } from "#platform/mail/letter.ts";

interface Words {
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
  about: string | null;
}

/** Neutral: it says that something is there, and where. Only whoever cannot be let in to read it gets the words. */
export function notificationLetter(
  config: Config,
  { kind, title, text, path, about }: Words,
  { inFull }: { inFull: boolean },
): Letter {
  const link = `${config.publicUrl}${path}`;
  if (kind === "decision") {
    const what = `decision about your ${about ?? "account"}`;
    const words = inFull ? [title, text] : [`There is a ${what}. You can read it here:`];
    return letter(config, `A ${what}`, [...words, link]);
  }
  const news = kind === "message" ? "You have a new message" : "There is something new for you";
  return letter(config, `${news} on ${config.site.name}`, [
    `${news} on ${config.site.name}:`,
    link,
    "You can switch these messages off in your settings.",
  ]);
}
