import type { Capability } from "@vesper/contract/accounts/capabilities";
import type { Role } from "@vesper/contract/accounts/roles";
import type { Database } from "#platform/database/client.ts";
import { isActiveStaffWith } from "#platform/database/staff.ts";

/** Safety limit; no team is expected to be this large. */
const maxStaff = 1_000;

const selectActiveStaff = (db: Database, capability: Capability) =>
  db
    .selectFrom("users")
    .where(isActiveStaffWith(capability))
    .orderBy("users.createdAt", "desc")
    .limit(maxStaff);

export async function selectStaffIds(db: Database, capability: Capability): Promise<string[]> {
  const staff = await selectActiveStaff(db, capability).select("users.id").execute();
  return staff.map(({ id }) => id);
}

export const selectStaffRoles = (db: Database): Promise<{ id: string; roles: Role[] }[]> =>
  selectActiveStaff(db, "enter").select(["users.id", "users.roles"]).execute();

/** Roles with which an account can work now; none if it is closed, banned or suspended. */
export async function selectWorkingRoles(db: Database, userId: string): Promise<Role[]> {
  const staff = await db
    .selectFrom("users")
    .select("users.roles")
    .where("users.id", "=", userId)
    .where(isActiveStaffWith("enter"))
    .executeTakeFirst();
  return staff?.roles ?? [];
}
