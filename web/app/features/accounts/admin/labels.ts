import type { AccountStatus, Role } from "@vesper/contract/roles";
import { reasons } from "@vesper/contract/reasons";

/** The catalogue of reasons as the options of a select. */
export const categories = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));

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
