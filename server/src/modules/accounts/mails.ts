import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

export const composeVerificationMail = (config: Config, link: string) =>
  composeMail(config, "Please confirm your e-mail address", [
    "Please confirm that this address is yours:",
    link,
    "The link works once, for 24 hours. If you did not ask for it, you can ignore this message.",
  ]);

export const composeChangeMail = (config: Config, link: string) =>
  composeMail(config, "Please confirm your new e-mail address", [
    "You asked to use this address for your account. Your address changes when you open this link:",
    link,
    "The link works once, for 24 hours. If you did not ask for it, you can ignore this message.",
  ]);

/** Only the owner of the address reads this mail, so it may reveal that an account exists. */
export const composeTakenMail = (config: Config) =>
  composeMail(config, "About your e-mail address", [
    "Someone asked to use this address for another account. It already belongs to an account, so nothing was changed.",
    "If that was you, please sign in with this address. If you have forgotten the password, use 'Forgot password'. If it was not you, you can ignore this message.",
  ]);

/** An admin entered the address, so the recipient may never have heard of the site. */
export const composeEmailChangeMail = (config: Config, link: string) =>
  composeMail(config, "Please confirm your new e-mail address", [
    "Our team was asked to use this address for an account. Please confirm that it is yours:",
    link,
    "To keep accounts safe, it comes into use seven days after the request at the earliest. If you know nothing about it, you can ignore this message.",
  ]);

export const composeObjectionMail = (config: Config, link: string, effectiveAt: Date) =>
  composeMail(config, "Your e-mail address is about to change", [
    `Our team was asked to use another e-mail address for your account, from ${formatDate(effectiveAt)} on.`,
    "If you did not ask for this, keep your current address:",
    link,
    "If you did, you can ignore this message.",
  ]);

const formatDate = (date: Date) => date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

export const composeResetMail = (config: Config, link: string) =>
  composeMail(config, "Set a new password", [
    "Somebody, hopefully you, asked for a new password. You can set it here:",
    link,
    "The link works once, for one hour. If you did not ask for it, nothing has changed and you can ignore this message.",
  ]);

export const composeInvitationMail = (config: Config, link: string) =>
  composeMail(config, `You have an account on ${config.site.name}`, [
    `An account was made for you on ${config.site.name}. You can set its password here:`,
    link,
    "The link works once, for 14 days. If you did not expect this message, please answer it and we will remove the account.",
  ]);

export const composeClosingMail = (config: Config, link: string) =>
  composeMail(config, "Your account is closed", [
    "As you asked, your account is closed. After 30 days everything in it is erased for good.",
    "If you change your mind before that, you can open it again here:",
    link,
  ]);

export const composeUndoMail = (config: Config, link: string) =>
  composeMail(config, "Your e-mail address was changed", [
    "Your account now uses another e-mail address. This one will get no more messages.",
    "If that was not you, take your account back within 7 days. Every device will be signed out and you will set a new password:",
    link,
    "If it was you, you can ignore this message.",
  ]);

/** `link` is null when the address was never confirmed. */
export const composeTwoFactorMail = (config: Config, link: string | null) =>
  composeMail(config, "Two-factor login is on", [
    "From now on, signing in to your account also asks for a code from your authenticator app. Your other devices were signed out.",
    ...(link
      ? [
          "If this wasn't you, turn it off within 72 hours. Every device will be signed out and you will set a new password:",
          link,
          "If it was you, you can ignore this message.",
        ]
      : ["If that was not you, please answer this message at once."]),
  ]);

/** Subject of each alert, followed by its paragraphs. */
const securityAlerts = {
  "new-device": (device: string) => [
    "A new sign-in to your account",
    `Your account was just used to sign in from ${device}.`,
    "If that was you, all is well. If not, please change your password and sign that device out under Settings.",
  ],
  "password-changed": () => [
    "Your password was changed",
    "The password of your account was changed and your other devices were signed out.",
    "If that was not you, please set a new password at once with 'Forgot password'.",
  ],
  "email-changed": () => [
    "Your e-mail address was changed",
    "Your account now uses another e-mail address. This one will get no more messages.",
    "If that was not you, please answer this message.",
  ],
  "two-factor-off": () => [
    "Two-factor login is off",
    "From now on, your password alone is enough to sign in to your account.",
    "If that was not you, please change your password and switch it on again under Settings.",
  ],
  "codes-guessed": () => [
    "Please change your password",
    "Somebody entered your password and then wrong codes, several times. They did not get in.",
    "If that was not you, please set a new password with 'Forgot password'.",
  ],
  "session-replayed": (device: string) => [
    "A device was signed out for your safety",
    `A sign-in of ${device} was used in a way that can mean it was copied, so we ended it.`,
    "You can sign in again as usual. If this happens more than once, please change your password.",
  ],
} satisfies Record<string, (device: string) => [string, ...string[]]>;

export type SecurityAlert = keyof typeof securityAlerts;

export function composeSecurityAlert(config: Config, alert: SecurityAlert, device: string): MailContent {
  const [subject, ...paragraphs] = securityAlerts[alert](device);
  return composeMail(config, subject, paragraphs);
}
