import { capabilitiesByRole, type Capability } from "@vesper/contract/accounts/capabilities";
import { staffRoles, type StaffRole } from "@vesper/contract/accounts/staff-roles";
import { sql, type RawBuilder } from "kysely";

// Constants, not parameters, so that the partial index on staff applies.
const toLiterals = (roles: readonly StaffRole[]) =>
  sql`array[${sql.join(roles.map((role) => sql.lit(role)))}]`;

/** Accounts that hold a staff role; must match the predicate of the index `users_staff`. */
export const isStaffAccount: RawBuilder<boolean> = sql<boolean>`users.roles && ${toLiterals(staffRoles)}`;

/** Accounts that can use a capability now: not closed, banned or suspended. */
export function isActiveStaffWith(capability: Capability): RawBuilder<boolean> {
  const roles = staffRoles.filter((role) => capabilitiesByRole[role].includes(capability));
  return sql<boolean>`${isStaffAccount} and users.roles && ${toLiterals(roles)}
    and users.closed_at is null and users.status = 'active'`;
}
