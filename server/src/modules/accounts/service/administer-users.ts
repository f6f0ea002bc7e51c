import type { UserChange, UserDraft } from "@vesper/contract/accounts/admin-users";
import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { Role } from "@vesper/contract/accounts/roles";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { audit, lift, recordRead, restrict } from "#modules/moderation/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce, mayCall } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { requireRecentAuthentication } from "#platform/security/recent-authentication.ts";
import { hashPassword } from "../credentials/passwords.ts";
import { verificationMail } from "../job-definitions.ts";
import { countMatching, selectUsers, type UserFilter } from "../store/administer.ts";
import { updateUser as storeUser, type UserRow } from "../store/users.ts";
import { changeRoles, haveSameRoles } from "./change-roles.ts";
import { requestEmailChange } from "./admin-email-changes.ts";
import { enforceStrength } from "./passwords.ts";
import { createAccount } from "./register.ts";
import { getAccount, getUser } from "./user-subject.ts";

export async function listUsers(
  ctx: Context,
  filter: UserFilter,
  window: { limit: number; offset: number },
): Promise<{ users: UserRow[]; total: number }> {
  const users = await selectUsers(ctx, filter, window);
  await recordRead(
    ctx,
    "user-list",
    users.map(({ id }) => id),
  );
  return { users, total: await countMatching(ctx.db, filter) };
}

export async function viewUser(ctx: Context, id: string): Promise<UserRow> {
  const user = await getUser(ctx, id);
  await recordRead(ctx, "account", [id]);
  return user;
}

export async function createUser(ctx: Context, draft: UserDraft): Promise<UserRow> {
  const { name, email, password, roles, status, reason } = draft;
  await enforceStrength(ctx, "password", password, { email, name });
  if (isStaff(roles)) {
    enforce(mayCall("manage-staff", ctx.viewer));
    await requireRecentAuthentication(ctx);
  }
  const passwordHash = await hashPassword(password);
  return transact(ctx, async (tx) => {
    const user = await createAccount(tx, { name, email, roles, passwordHash, byAdmin: true });
    await enqueue(tx, verificationMail, { userId: user.id });
    const restrictionId =
      status === "suspended"
        ? await restrictUser(tx, user, { action: "suspend", explanation: reason })
        : null;
    const after = { roles, status, ...(restrictionId && { restrictionId }) };
    await audit(tx, { action: "user.created", subject: toSubject(user), after });
    return getUser(tx, user.id);
  });
}

/** Updates name, address, roles and status in one transaction. */
export function updateUser(ctx: Context, id: string, change: UserChange): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getUser(tx, id);
    const { name, email, roles, status } = change;
    if (isSensitive(before, change)) await requireRecentAuthentication(tx);
    // Change roles and status first: they lock rows in the order that all other code uses.
    if (roles) await changeRoles(tx, before, roles);
    const isMoved = status !== undefined && status !== before.status;
    const restrictionId = isMoved ? await changeStatus(tx, before, status, change) : null;
    if (email && email !== before.email) await requestEmailChange(tx, before, email);
    if (name) await storeUser(tx, id, { name, updatedAt: tx.clock.now() });
    const after = await getUser(tx, id);
    const act = restrictionId ? after.status : "updated";
    const more = restrictionId ? { restrictionId, reason: change.category ?? "other" } : {};
    await auditChange(tx, `user.${act}`, before, after, more);
    return after;
  });
}

const isSensitive = (before: UserRow, { email, roles }: UserChange) =>
  (email !== undefined && email !== before.email) ||
  (roles !== undefined && !haveSameRoles(before.roles, roles));

export function updateRoles(ctx: Context, id: string, roles: Role[]): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getUser(tx, id);
    await changeRoles(tx, before, roles);
    const after = await getUser(tx, id);
    await auditChange(tx, "user.roles_changed", before, after);
    return after;
  });
}

export function banUser(
  ctx: Context,
  id: string,
  { reason, category }: { reason: string; category: Reason },
): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getAccount(tx, id);
    const restrictionId = await restrictUser(tx, before, {
      action: "ban",
      explanation: reason,
      reason: category,
    });
    const after = await getAccount(tx, id);
    await auditChange(tx, "user.banned", before, after, { reason: category, restrictionId });
    return after;
  });
}

export function unbanUser(ctx: Context, id: string): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getAccount(tx, id);
    await liftAccountRestrictions(tx, before, { notifyOwner: true });
    const after = await getAccount(tx, id);
    if (after.status === before.status)
      throw new Problem("conflict", "This account isn’t banned or suspended.");
    await auditChange(tx, "user.unbanned", before, after);
    return after;
  });
}

/** Closes the account at once, as its owner could. It is erased after the same 30 days. */
export async function deleteUser(
  ctx: Context,
  id: string,
  { reason: explanation, category: reason }: { reason?: string | undefined; category?: Reason | undefined },
): Promise<void> {
  await transact(ctx, async (tx) => {
    const user = await getUser(tx, id);
    const restrictionId = await restrictUser(tx, user, { action: "remove", explanation, reason });
    await auditChange(tx, "user.deleted", user, user, { restrictionId });
  });
}

const toSubject = ({ id, name }: UserRow) => ({
  type: "user" as const,
  id,
  ownerId: id,
  label: toNameForStaff(name),
});

const defaultExplanation =
  "Our team didn’t add details to this decision. If you’d like to know more, please contact us.";

function restrictUser(
  tx: Transaction,
  user: UserRow,
  restriction: { action: RestrictingAction; explanation: string | undefined; reason?: Reason | undefined },
): Promise<string | null> {
  const { action, explanation, reason = "other" } = restriction;
  return restrict(tx, {
    subject: toSubject(user),
    action,
    reason,
    explanation: explanation || defaultExplanation,
    basis: "review",
  });
}

const liftAccountRestrictions = (tx: Transaction, user: UserRow, options: { notifyOwner: boolean }) =>
  lift(tx, toSubject(user), ["ban", "suspend"], options);

async function changeStatus(
  tx: Transaction,
  user: UserRow,
  status: UserRow["status"],
  { reason: explanation, category: reason }: UserChange,
): Promise<string | null> {
  if (status !== "banned" && user.status !== "active")
    await liftAccountRestrictions(tx, user, { notifyOwner: status === "active" });
  if (status === "active") return null;
  return restrictUser(tx, user, { action: status === "banned" ? "ban" : "suspend", explanation, reason });
}

/**
 * Records that the name or the address changed, without their values, because an erasure cannot remove anything from
 * the audit log.
 */
async function auditChange(
  tx: Transaction,
  action: string,
  before: UserRow,
  after: UserRow,
  more: object = {},
): Promise<void> {
  const changed = (["name", "pendingEmail"] as const).filter((field) => before[field] !== after[field]);
  await audit(tx, {
    action,
    subject: toSubject(after),
    before: { roles: before.roles, status: before.status },
    after: { roles: after.roles, status: after.status, ...(changed.length > 0 && { changed }), ...more },
  });
}
