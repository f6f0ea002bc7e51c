import type { AccountStatus, Role } from "@vesper/contract/roles";

export const roleNames: Record<Role, string> = {
  user: "User",
  escort: "Escort",
  supplier: "Supplier",
  vip: "VIP",
  admin: "Admin",
};

export const statusNames: Record<AccountStatus, string> = {
  active: "Active",
  banned: "Banned",
  suspended: "Suspended",
};

/** A catalogue of names as the options of a select. */
export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
