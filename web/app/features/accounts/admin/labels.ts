import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";

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
