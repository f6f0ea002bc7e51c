import type { Role } from "./roles.ts";
import { staffRoles } from "./staff-roles.ts";

// These checks are kept apart from the schemas, because the header of every page needs them but no schema.

/** People who work for the site; they need a second factor. */
export const isStaff = (roles: readonly Role[]) => staffRoles.some((role) => roles.includes(role));
/** `supplier` is an alias of `escort`, with the same rights everywhere. */
export const isSupplier = (roles: readonly Role[]) => roles.includes("escort") || roles.includes("supplier");

/** Path and menu label of a person's own area. */
export function getHome(roles: readonly Role[]): { path: string; label: string } {
  if (isStaff(roles)) return { path: "/admin", label: "Admin Dashboard" };
  if (isSupplier(roles)) return { path: "/supplier", label: "Escort Dashboard" };
  return { path: "/dashboard", label: "Dashboard" };
}
