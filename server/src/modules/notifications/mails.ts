import type { NotificationKind } from "@vesper/contract/notifications";
import type { Config } from "#platform/config/config.ts";
import { letter, type Letter } from "#platform/mail/letter.ts";

interface Words {
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
}

/** A decision is said in full, because its person may not be let in to read it; everything else says only that it is there. */
export function notificationLetter(config: Config, { kind, title, text, path }: Words): Letter {
  const link = `${config.publicUrl}${path}`;
  if (kind === "decision") return letter(config, "A decision about your account", [title, text, link]);
  const news = kind === "message" ? "You have a new message" : "There is something new for you";
  return letter(config, `${news} on ${config.site.name}`, [
    `${news} on ${config.site.name}:`,
    link,
    "You can switch these messages off in your settings.",
  ]);
}
