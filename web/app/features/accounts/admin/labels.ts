import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";

export const roleLabels: Record<Role, string> = {
  user: "User",
  escort: "Escort",
  supplier: "Supplier",
  vip: "VIP",
  admin: "Admin",
  moderator: "Moderator",
  verifier: "Verifier",
  support: "Support",
  analyst: "Analyst",
};

export const statusLabels: Record<AccountStatus, string> = {
  active: "Active",
  banned: "Banned",
  suspended: "Suspended",
};
