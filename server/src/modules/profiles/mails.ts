import { limits } from "@vesper/contract/core/limits";
import { day, toDay } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

const days = limits.inactivity.hiddenAfter / day;

/** Neutral: a bystander who glances at it learns only that the recipient has an account somewhere. */
export const composeInactivityWarning = (config: Config, hiddenFrom: Date): MailContent =>
  composeMail(config, "Are you still here?", [
    `You have not signed in for a while. On ${toDay(hiddenFrom)} your profile will be hidden from visitors, so that nobody writes to somebody who is no longer there.`,
    "To keep it, sign in once before then:",
    `${config.publicUrl}/login`,
    "Nothing is deleted, whatever you do.",
  ]);

export const composeHiddenMail = (config: Config): MailContent =>
  composeMail(config, "Your profile is hidden now", [
    `You have not signed in for ${days} days, so visitors no longer see your profile. Nothing was deleted.`,
    "Sign in whenever you like, and it is shown again at once:",
    `${config.publicUrl}/login`,
  ]);
