import type { Role } from "@vesper/contract/accounts/roles";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { notify } from "#modules/notifications/index.ts";
import { signedIn, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { mayChangeStaffRoles } from "../policy.ts";
import { updateUser, type UserRow } from "../store/users.ts";
import { recordStaffAct } from "./staff-acts.ts";
import { enforceMayRestrict, lockRoles } from "./user-subject.ts";

export async function changeRoles(tx: Transaction, user: UserRow, roles: Role[]): Promise<void> {
  // Only under the lock are the roles of the account current.
  const { roles: before, admins } = await lockRoles(tx, user.id);
  const isDemotion = staffRoles.some((role) => before.includes(role) && !roles.includes(role));
  const isPromotion = staffRoles.some((role) => roles.includes(role) && !before.includes(role));
  if (isDemotion || !isStaff(roles)) await enforceMayRestrict(tx, user);
  if (isDemotion || isPromotion) enforce(mayChangeStaffRoles(signedIn(tx), user, admins));
  await storeRoles(tx, user, roles);
  if (isDemotion)
    await recordStaffAct(tx, admins, { kind: "demote", targetId: user.id, rolesBefore: before });
}

export async function storeRoles(tx: Transaction, user: UserRow, roles: Role[]): Promise<void> {
  await updateUser(tx, user.id, { roles, updatedAt: tx.clock.now() });
  await publish(tx, "user.changed", { userId: user.id });
  await publish(tx, "user.roles-changed", { userId: user.id });
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
