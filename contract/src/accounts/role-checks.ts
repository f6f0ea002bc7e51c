import type { Role } from "./roles.ts";

// Apart from the schemas: the header of every page asks these questions and needs no schema for them.

export const isAdmin = (roles: readonly Role[]) => roles.includes("admin");
/** `supplier` is another word for `escort`: the same rights everywhere. */
export const isSupplier = (roles: readonly Role[]) => roles.includes("escort") || roles.includes("supplier");

/** Where a person's own area is, and what the menu calls it. */
export function getHome(roles: readonly Role[]): { path: string; label: string } {
  if (isAdmin(roles)) return { path: "/admin", label: "Admin Dashboard" };
  if (isSupplier(roles)) return { path: "/supplier", label: "Escort Dashboard" };
  return { path: "/dashboard", label: "Dashboard" };
}
