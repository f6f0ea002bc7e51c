/** Roles that open the back office. `capabilities.ts` says what each may do there. */
export const staffRoles = ["admin", "moderator", "verifier", "support", "analyst"] as const;
export type StaffRole = (typeof staffRoles)[number];
