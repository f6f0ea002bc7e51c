import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { isAdmin } from "@vesper/contract/accounts/role-checks";
import { limits } from "@vesper/contract/core/limits";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

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

/** Refuses admins, so that the site is never left without one. */
export function mayClose({ roles }: { roles: readonly Role[] }): Verdict {
  return isAdmin(roles)
    ? refused(
        "forbidden",
        "As an admin, you can’t close your own account. Ask another admin to remove your admin role first.",
      )
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
    : refused("conflict", "It’s too late to undo this. Actions against admins can be undone for 24 hours.");
}

/**
 * Whether this admin may ban, suspend, delete or demote this person. `admins` are the current admins, passed only if
 * the person is one of them. Without an actor, the system acts; it only hides items and removes no roles.
 */
export function mayRestrictAccount(
  actor: Actor | null,
  user: { id: string },
  admins: readonly string[] | null,
): Verdict {
  if (actor?.userId === user.id)
    return refused("forbidden", "You can’t ban, suspend or delete yourself, or remove your own admin role.");
  if (actor && admins && !admins.includes(actor.userId)) return refused("forbidden");
  return allowed;
}
