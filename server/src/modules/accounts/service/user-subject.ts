import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { enforceImpartial } from "#modules/moderation/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { Context, Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { requireRecentAuthentication } from "#platform/security/recent-authentication.ts";
import type { Restriction, SubjectRules } from "#platform/subjects/subjects.ts";
import { mayRestrictAccount } from "../policy.ts";
import { closeUser, lockAccount, lockAdmins, updateStatus } from "../store/administer.ts";
import { deleteMailedTokens } from "../store/mailed-tokens.ts";
import {
  selectAccount,
  selectClosedUser,
  selectUser,
  selectUserByEmail,
  updateUser,
  type UserRow,
} from "../store/users.ts";
import { endSessions } from "./open-session.ts";
import { recordStaffAct } from "./staff-acts.ts";

/** Accounts as a subject of moderation: effect of a ban, a suspension or a removal. */
export const userSubject: SubjectRules = {
  async find(ctx, id) {
    const user = await selectAccount(ctx, id);
    if (!user) return undefined;
    const { roles, bio, location, profileImageUrl } = user;
    const name = toNameForStaff(user.name);
    const snapshot = { name, roles, bio, location, profileImageUrl };
    return { type: "user", id, ownerId: id, label: name, snapshot };
  },

  getParties: async (_ctx, id) => [id],

  async restrict(tx, id, { id: restrictionId, action, explanation }) {
    const user = await selectAccount(tx, id);
    if (!user) throw new Problem("conflict", "This account no longer exists.");
    const staff = await enforceMayRestrict(tx, user);
    if (action === "ban") await restrictAccess(tx, id, "banned", explanation);
    else if (action === "suspend") await restrictAccess(tx, id, "suspended", explanation);
    else if (action === "remove") await closeByAdmin(tx, id);
    if (staff && isStaffAct(action))
      await recordStaffAct(tx, staff.admins, { kind: action, targetId: id, restrictionId });
  },

  async lift(tx, id, action) {
    await enforceMayRestore(tx, id);
    if (action === "ban") return restoreAccess(tx, id, "banned");
    if (action === "suspend") return restoreAccess(tx, id, "suspended");
    return action === "remove" && reopenClosed(tx, id);
  },
};

/**
 * Returns an account that has not been erased. Closed accounts are included, because closing an account must not
 * prevent a decision.
 */
export const getAccount = async (ctx: Context, id: string): Promise<UserRow> =>
  orNotFound(await selectAccount(ctx, id));

export const getUser = async (ctx: Context, id: string): Promise<UserRow> =>
  orNotFound(await selectUser(ctx, id));

export const getUserByEmail = async (ctx: Context, email: string): Promise<UserRow> =>
  orNotFound(await selectUserByEmail(ctx, email));

/** Whether a restriction keeps a member of staff from working. Hiding their published items does not count. */
const isStaffAct = (action: RestrictingAction) =>
  action === "ban" || action === "suspend" || action === "remove";

/** Current roles of a person, and the ids of all admins. */
interface LockedRoles {
  roles: Role[];
  admins: string[];
}

/**
 * Locks all admins first, then the person, always in this order. Reads the account again under the lock, because
 * earlier reads may be stale.
 */
export async function lockRoles(tx: Transaction, id: string): Promise<LockedRoles> {
  const admins = await lockAdmins(tx.db);
  const user = await lockAccount(tx.db, id);
  return { roles: user?.roles ?? [], admins };
}

/** Locks in the same way; null if the person is not staff. */
export async function lockStaff(tx: Transaction, id: string): Promise<LockedRoles | null> {
  const locked = await lockRoles(tx, id);
  return isStaff(locked.roles) ? locked : null;
}

/**
 * Refuses people who would restrict themselves, and everyone but admins where the person is staff. Under the lock, the
 * actor is still an admin, so at least one always remains. Acting against staff requires recent authentication.
 */
export async function enforceMayRestrict(tx: Transaction, { id }: UserRow): Promise<LockedRoles | null> {
  const staff = await lockStaff(tx, id);
  enforce(mayRestrictAccount(tx.viewer, { id }, staff && staff.admins));
  await enforceImpartial(tx, { type: "user", id });
  if (!staff || !tx.viewer) return null;
  await requireRecentAuthentication(tx);
  return staff;
}

/** Lets only an admin give a member of staff back the account that an admin took. */
async function enforceMayRestore(tx: Transaction, id: string): Promise<void> {
  const staff = tx.viewer && (await lockStaff(tx, id));
  if (staff) enforce(mayRestrictAccount(tx.viewer, { id }, staff.admins));
}

type RestrictedStatus = Exclude<AccountStatus, "active">;

const allowedFrom: Record<RestrictedStatus, AccountStatus[]> = {
  banned: ["active", "suspended"],
  suspended: ["active"],
};

async function restrictAccess(
  tx: Transaction,
  userId: string,
  status: RestrictedStatus,
  reason: Restriction["explanation"],
): Promise<void> {
  const now = tx.clock.now();
  const changed = await updateStatus(tx, userId, { from: allowedFrom[status], to: status, reason, now });
  if (!changed) throw new Problem("conflict", `This account is already ${await getStatus(tx, userId)}.`);
  await endSessions(tx, { userId }, "banned");
  await publish(tx, "user.banned", { userId, status });
  await publish(tx, "user.changed", { userId });
}

const getStatus = async (tx: Transaction, userId: string) => (await getAccount(tx, userId)).status;

async function restoreAccess(tx: Transaction, userId: string, status: RestrictedStatus): Promise<boolean> {
  const now = tx.clock.now();
  const changed = await updateStatus(tx, userId, { from: [status], to: "active", reason: null, now });
  if (!changed) return false;
  await publish(tx, "user.unbanned", { userId, status });
  await publish(tx, "user.changed", { userId });
  return true;
}

/** Reopens an account that was removed by mistake, unless it has been erased. */
async function reopenClosed(tx: Transaction, userId: string): Promise<boolean> {
  if (!(await selectClosedUser(tx, userId))) return false;
  await updateUser(tx, userId, { closedAt: null, updatedAt: tx.clock.now() });
  await publish(tx, "user.reopened", { userId });
  return true;
}

async function closeByAdmin(tx: Transaction, userId: string): Promise<void> {
  if (!(await closeUser(tx.db, userId, tx.clock.now()))) throw new Problem("not_found");
  // Delete the owner's reopening links: only an account closed by its owner can be reopened through a link.
  await deleteMailedTokens(tx.db, userId, "reopen-account");
  await endSessions(tx, { userId }, "closed");
  await publish(tx, "user.closed", { userId, byAdmin: true });
}
