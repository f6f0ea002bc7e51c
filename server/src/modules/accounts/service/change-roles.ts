import type { Role } from "@vesper/contract/accounts/roles";
import { isAdmin } from "@vesper/contract/accounts/role-checks";
import { notify } from "#modules/notifications/index.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { updateUser, type UserRow } from "../store/users.ts";
import { recordStaffAct } from "./staff-acts.ts";
import { enforceMayRestrict } from "./user-subject.ts";

export async function changeRoles(tx: Transaction, user: UserRow, roles: Role[]): Promise<void> {
  // Check this even if the account was not an admin when it was read: only under the lock are its roles current.
  const staff = isAdmin(roles) ? null : await enforceMayRestrict(tx, user);
  await storeRoles(tx, user, roles);
  if (staff) {
    const act = { kind: "demote", targetId: user.id, rolesBefore: staff.roles } as const;
    await recordStaffAct(tx, staff.admins, act);
  }
}

export async function storeRoles(tx: Transaction, user: UserRow, roles: Role[]): Promise<void> {
  await updateUser(tx.db, user.id, { roles, updatedAt: tx.clock.now() });
  await publish(tx, "user.changed", { userId: user.id });
  if (user.id === tx.viewer?.userId || haveSameRoles(user.roles, roles)) return;
  await notify(tx, {
    userId: user.id,
    kind: "account",
    title: "Your account roles were changed",
    text: "Our team changed what you can do on this site. Your dashboard shows what’s available to you now.",
    path: "/dashboard",
  });
}

export const haveSameRoles = (one: readonly Role[], other: readonly Role[]) =>
  one.toSorted().join() === other.toSorted().join();
