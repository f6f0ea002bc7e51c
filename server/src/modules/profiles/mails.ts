import { limits } from "@vesper/contract/core/limits";
import { day, dayOf } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { letter, type Letter } from "#platform/mail/letter.ts";

const days = limits.absence.hiddenAfter / day;

/** Neutral: whoever glances at it learns that somebody has an account somewhere. */
export const absenceLetter = (config: Config, hiddenFrom: Date): Letter =>
  letter(config, "Are you still here?", [
    `You have not signed in for a while. On ${dayOf(hiddenFrom)} your profile will be hidden from visitors, so that nobody writes to somebody who is no longer there.`,
    "To keep it, sign in once before then:",
    `${config.publicUrl}/login`,
    "Nothing is deleted, whatever you do.",
  ]);

export const awayLetter = (config: Config): Letter =>
  letter(config, "Your profile is hidden now", [
    `You have not signed in for ${days} days, so visitors no longer see your profile. Nothing was deleted.`,
    "Sign in whenever you like, and it is shown again at once:",
    `${config.publicUrl}/login`,
  ]);
