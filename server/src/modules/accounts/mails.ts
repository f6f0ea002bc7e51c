import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";
import { formatDate } from "#platform/text/dates.ts";

export const composeVerificationMail = (config: Config, link: string) =>
  composeMail(config, "Confirm your email address", [
    "Please confirm that this email address is yours:",
    { label: "Confirm email address", url: link },
    "The link works once and expires in 24 hours. If you didn’t request it, you can ignore this email.",
  ]);

export const composeChangeMail = (config: Config, link: string) =>
  composeMail(config, "Confirm your new email address", [
    "You asked to use this address for your account. To make the change, open this link:",
    { label: "Confirm email address", url: link },
    "The link works once and expires in 24 hours. If you didn’t request it, you can ignore this email.",
  ]);

/** Only the owner of the address reads this mail, so it may reveal that an account exists. */
export const composeTakenMail = (config: Config) =>
  composeMail(config, "About your email address", [
    "Someone asked to use this email address for another account. It already belongs to an account, so we didn’t change anything.",
    "If that was you, sign in with this address, or use “Forgot password?” to set a new password. If it wasn’t you, you can ignore this email.",
  ]);

/** An admin entered the address, so the recipient may never have heard of the site. */
export const composeEmailChangeMail = (config: Config, link: string) =>
  composeMail(config, "Confirm your new email address", [
    "Our team was asked to use this email address for an account. Please confirm that it’s yours:",
    { label: "Confirm email address", url: link },
    "To keep accounts safe, the change takes effect 7 days after the request at the earliest. If you don’t recognize this request, you can ignore this email.",
  ]);

export const composeObjectionMail = (config: Config, link: string, effectiveAt: Date) =>
  composeMail(config, "Your email address is about to change", [
    `Our team was asked to use a different email address for your account, starting ${formatDate(effectiveAt)}.`,
    "If you didn’t ask for this, keep your current address:",
    { label: "Keep current address", url: link },
    "If you did, you don’t need to do anything.",
  ]);

export const composeResetMail = (config: Config, link: string) =>
  composeMail(config, "Set a new password", [
    "We received a request to reset your password. Set a new one here:",
    { label: "Set a new password", url: link },
    "The link works once and expires in 1 hour. If you didn’t request it, you can ignore this email. Your password hasn’t changed.",
  ]);

export const composeInvitationMail = (config: Config, link: string) =>
  composeMail(config, `You have an account on ${config.site.name}`, [
    `We created an account for you on ${config.site.name}. Set your password here:`,
    { label: "Set your password", url: link },
    "The link works once and expires in 14 days. If you weren’t expecting this email, reply to it and we’ll remove the account.",
  ]);

export const composeClosingMail = (config: Config, link: string) =>
  composeMail(config, "Your account is closed", [
    "We closed your account, as you asked. After 30 days, we’ll permanently erase everything in it.",
    "If you change your mind before then, you can reopen it here:",
    { label: "Reopen account", url: link },
  ]);

export const composeUndoMail = (config: Config, link: string) =>
  composeMail(config, "Your email address was changed", [
    "Your account now uses a different email address. We won’t send any more messages to this one.",
    "If this wasn’t you, restore this address within 7 days. We’ll sign out every device, and you’ll set a new password:",
    { label: "Restore email address", url: link },
    "If it was you, you don’t need to do anything.",
  ]);

/** `link` is null when the address was never confirmed. */
export const composeTwoFactorMail = (config: Config, link: string | null) =>
  composeMail(config, "Two-factor sign-in is on", [
    "To sign in to your account, you now also need a code from your authenticator app. Your other devices were signed out.",
    ...(link
      ? [
          "If this wasn’t you, turn it off within 72 hours. We’ll sign out every device, and you’ll set a new password:",
          { label: "Turn off two-factor sign-in", url: link },
          "If it was you, you don’t need to do anything.",
        ]
      : ["If this wasn’t you, reply to this email right away."]),
  ]);

/** `link` is null when the address was never confirmed, and for staff. */
export const composePasskeyMail = (config: Config, name: string, link: string | null) =>
  composeMail(config, "A passkey was added", [
    `You can now sign in to your account with a new passkey: ${name}.`,
    ...(link
      ? [
          "If this wasn’t you, remove it within 72 hours. We’ll sign out every device, and you’ll set a new password:",
          { label: "Remove the passkey", url: link },
          "If it was you, you don’t need to do anything.",
        ]
      : ["If this wasn’t you, reply to this email right away."]),
  ]);

/** Subject of each alert, followed by its paragraphs. */
const securityAlerts = {
  "new-device": (device: string) => [
    "New sign-in to your account",
    `Someone just signed in to your account. Device: ${device}.`,
    "If this was you, you don’t need to do anything. If not, change your password and sign out that device in Settings.",
  ],
  "password-changed": () => [
    "Your password was changed",
    "Your password was changed, and your other devices were signed out.",
    "If this wasn’t you, use “Forgot password?” to set a new one right away.",
  ],
  "email-changed": () => [
    "Your email address was changed",
    "Your account now uses a different email address. We won’t send any more messages to this one.",
    "If this wasn’t you, reply to this email right away.",
  ],
  "two-factor-off": () => [
    "Two-factor sign-in is off",
    "You can now sign in to your account with just your password.",
    "If you didn’t ask for this, change your password and turn two-factor sign-in back on in Settings.",
  ],
  "factors-dropped": () => [
    "Your second factor was removed",
    "As you asked, our team removed the passkeys and two-factor sign-in of your account.",
    "If you didn’t ask for this, reply to this email right away.",
  ],
  "passkey-removed": (name: string) => [
    "A passkey was removed",
    `This passkey no longer signs in to your account: ${name}.`,
    "If this wasn’t you, change your password and check your signed-in devices in Settings.",
  ],
  "passkey-copied": (name: string) => [
    "Please replace one of your passkeys",
    `It looks like someone copied one of your passkeys, so we refused it: ${name}.`,
    "Remove it in Settings and add a new one. You can sign in with your password or another passkey.",
  ],
  "recovery-code-used": (device: string) => [
    "A recovery code was used",
    `Someone just used one of your recovery codes. Device: ${device}.`,
    "Each code works once. If this wasn’t you, use “Forgot password?” to set a new password, then renew your recovery codes in Settings.",
  ],
  "codes-renewed": () => [
    "Your recovery codes were renewed",
    "Your account has new recovery codes, and the old ones no longer work.",
    "If this wasn’t you, use “Forgot password?” to set a new password right away.",
  ],
  "codes-guessed": () => [
    "Please change your password",
    "Someone entered your password and then several wrong codes. They didn’t get in.",
    "If this wasn’t you, use “Forgot password?” to set a new password.",
  ],
  "session-replayed": (device: string) => [
    "We signed out a device for your safety",
    `It looks like someone copied one of your sign-ins, so we ended it. Device: ${device}.`,
    "You can sign in again as usual. If this happens again, change your password.",
  ],
} satisfies Record<string, (device: string) => [string, ...string[]]>;

export type SecurityAlert = keyof typeof securityAlerts;

export function composeSecurityAlert(config: Config, alert: SecurityAlert, device: string): MailContent {
  const [subject, ...paragraphs] = securityAlerts[alert](device);
  return composeMail(config, subject, paragraphs);
}
