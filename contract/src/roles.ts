import { z } from "zod";

export const Role = z.enum(["user", "escort", "supplier", "vip", "admin"]);
export type Role = z.output<typeof Role>;

export const AccountStatus = z.enum(["active", "banned", "suspended"]);
export type AccountStatus = z.output<typeof AccountStatus>;

export const isAdmin = (roles: readonly Role[]) => roles.includes("admin");
/** `supplier` is another word for `escort`: the same rights everywhere. */
export const isSupplier = (roles: readonly Role[]) => roles.includes("escort") || roles.includes("supplier");

/** Where a person's own area is, and what the menu calls it. */
export function homeOf(roles: readonly Role[]): { path: string; label: string } {
  if (isAdmin(roles)) return { path: "/admin", label: "Admin Dashboard" };
  if (isSupplier(roles)) return { path: "/supplier", label: "Escort Dashboard" };
  return { path: "/dashboard", label: "Dashboard" };
}
