import type { AccountMail } from "@vesper/contract/accounts/admin-users";
import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { registrationTexts } from "@vesper/contract/accounts/registration";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { limits } from "@vesper/contract/core/limits";
import type { Config } from "#platform/config/config.ts";
import { allowed, isCapable, refused, type Verdict } from "#platform/policy.ts";

interface StatusWithReason {
  status: AccountStatus;
  statusReason: string | null;
}

/** Includes the reason: it belongs to the account's owner and is shown once they have authenticated. */
export function mayEnter({ status, statusReason }: StatusWithReason): Verdict {
  const because = statusReason ? ` Reason: ${statusReason}` : "";
  if (status === "banned") return refused("account_banned", `This account has been banned.${because}`);
  if (status === "suspended") return refused("account_suspended", `This account is suspended.${because}`);
  return allowed;
}

/** Registration by the person themselves. Staff create and import accounts whatever the setting is. */
export function mayRegister(registration: "open" | "invitation" | "closed"): Verdict {
  if (registration === "open") return allowed;
  return refused("forbidden", registrationTexts[registration]);
}

/** Refuses admins, so that the site is never left without one. */
export function mayClose(user: { roles: readonly Role[] }): Verdict {
  return isCapable(user, "manage-staff")
    ? refused(
        "forbidden",
        "As an admin, you can’t close your own account. Ask another admin to remove your admin role first.",
      )
    : allowed;
}

interface MailedAccount extends StatusWithReason {
  emailVerifiedAt: Date | null;
  pendingEmail: string | null;
  claimedAt: Date | null;
}

/** Refuses mails that would lead nowhere. */
export function mayGetMail(user: MailedAccount, mail: AccountMail): Verdict {
  if (!mayEnter(user).allowed) return refused("conflict", `This account is ${user.status}.`);
  if (mail === "verification" && user.emailVerifiedAt && !user.pendingEmail)
    return refused("conflict", "This email address is already confirmed.");
  return mail === "invitation" && user.claimedAt
    ? refused("conflict", "This person already uses the account.")
    : allowed;
}

interface Actor {
  userId: string;
}

interface UndoneAct {
  targetId: string;
  at: Date;
}

/** For 24 hours, allows any admin except the target to undo an action, including the admin who took it. */
export function mayUndo(
  adminId: string,
  { targetId, at }: UndoneAct,
  { admins, now }: { admins: readonly string[]; now: Date },
): Verdict {
  if (!admins.includes(adminId)) return refused("forbidden");
  if (adminId === targetId)
    return refused(
      "forbidden",
      "This action was taken against your account. Only another admin can undo it.",
    );
  return now.getTime() < at.getTime() + limits.staffActs.undo
    ? allowed
    : refused("conflict", "It’s too late to undo this. Actions against staff can be undone for 24 hours.");
}

/**
 * Whether this member of staff may ban, suspend, delete or demote this person. `admins` are the current admins, passed
 * only if the person is staff. Without an actor, the system acts; it only hides items and removes no roles.
 */
export function mayRestrictAccount(
  actor: Actor | null,
  user: { id: string },
  admins: readonly string[] | null,
): Verdict {
  if (actor?.userId === user.id)
    return refused("forbidden", "You can’t ban, suspend or delete yourself, or remove your own admin role.");
  if (actor && admins && !admins.includes(actor.userId))
    return refused("forbidden", "This person is staff. Only an admin can restrict their account.");
  return allowed;
}

/** Admins give and take staff roles, but never their own: a second person has to agree to every extension of power. */
export function mayChangeStaffRoles(actor: Actor, user: { id: string }, admins: readonly string[]): Verdict {
  if (!admins.includes(actor.userId)) return refused("forbidden");
  return actor.userId === user.id
    ? refused("forbidden", "You can’t change your own staff roles. Ask another admin.")
    : allowed;
}

type Factors = { twoFactorSince: Date | null; passkeySince: Date | null };

/** Whether an account with these roles may be used only with a second factor: a passkey, or a code after the password. */
export const isSecondFactorRequired = ({ staffSecondFactor }: Config, roles: readonly Role[]) =>
  staffSecondFactor && isStaff(roles);

interface SessionFactors {
  roles: readonly Role[];
  twoFactorSince: Date | null;
  secondFactorAt: Date | null;
}

/**
 * Whether a session is limited to enrolling or confirming a second factor. While two-factor sign-in is on, every
 * session was opened with a code or turned it on, also those of a release that did not record it.
 */
export const isLimitedSession = (
  config: Config,
  { roles, twoFactorSince, secondFactorAt }: SessionFactors,
): boolean => isSecondFactorRequired(config, roles) && !twoFactorSince && !secondFactorAt;

/** Takes the account as it would be without the factor. */
export function mayDropFactor(config: Config, user: Factors & { roles: readonly Role[] }): Verdict {
  const isLast = !user.twoFactorSince && !user.passkeySince;
  return isLast && isSecondFactorRequired(config, user.roles)
    ? refused("conflict", "Your role requires a second factor. Add another one before you remove this one.")
    : allowed;
}
