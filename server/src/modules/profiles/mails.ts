import { limits } from "@vesper/contract/core/limits";
import { day } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";
import { formatDate } from "#platform/text/dates.ts";

const days = limits.inactivity.hiddenAfter / day;

/** The text is neutral: a bystander who glances at it learns only that the recipient has an account somewhere. */
export const composeInactivityWarning = (config: Config, hiddenFrom: Date): MailContent =>
  composeMail(config, "Sign in to keep your profile visible", [
    `You haven’t signed in for a while. On ${formatDate(hiddenFrom)}, we’ll hide your profile from visitors, so no one writes to you without getting a reply.`,
    "To keep it visible, sign in before then:",
    { label: "Sign in", url: `${config.publicUrl}/login` },
    "Nothing will be deleted either way.",
  ]);

export const composeHiddenMail = (config: Config): MailContent =>
  composeMail(config, "Your profile is now hidden", [
    `You haven’t signed in for ${days} days, so visitors no longer see your profile. Nothing was deleted.`,
    "Sign in at any time to make it visible again right away:",
    { label: "Sign in", url: `${config.publicUrl}/login` },
  ]);
