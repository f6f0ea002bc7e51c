import type { StaffRole } from "./staff-roles.ts";
import type { Role } from "./roles.ts";

/** Capabilities of staff. An endpoint for staff names exactly one; the table below decides who has it. */
export const capabilities = [
  "enter",
  "moderate",
  "decide-cases",
  "verify",
  "support",
  "read-people",
  "change-people",
  "manage-staff",
  "audit",
  "taxonomy",
  "rates",
  "bulk-upload",
  "figures",
  "settings",
  "operations",
  "integrations",
] as const;
export type Capability = (typeof capabilities)[number];

/**
 * The only place that says what a role may do. An admin may do everything except open identity documents, which takes
 * a verifier.
 */
export const capabilitiesByRole: Record<StaffRole, readonly Capability[]> = {
  admin: capabilities.filter((capability) => capability !== "verify"),
  moderator: ["enter", "moderate", "decide-cases", "read-people"],
  verifier: ["enter", "verify"],
  support: ["enter", "support", "read-people"],
  analyst: ["enter", "figures"],
};

/** A person with several roles has the capabilities of all of them. */
export const hasCapability = (roles: readonly Role[], capability: Capability): boolean =>
  roles.some((role) => capabilitiesByRole[role as StaffRole]?.includes(capability));
