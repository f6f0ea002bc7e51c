import type { Capability } from "./capabilities.ts";
import type { StaffRole } from "./staff-roles.ts";

/** Each role in one sentence, for the people who give and take it. */
export const staffRoleTexts: Record<StaffRole, string> = {
  admin: "Runs the site: people, roles, settings and every queue, except identity documents.",
  moderator: "Reviews profiles, photos, listings and reviews, and decides cases and appeals.",
  verifier: "Opens identity documents and decides verifications. Nobody else can.",
  support: "Answers the contact inbox and sends account mails again. Decides nothing about content.",
  analyst: "Reads the site’s figures. Sees no names, addresses or messages.",
};

/** Each capability in a few words, for the table of roles. */
export const capabilityTexts: Record<Capability, string> = {
  enter: "Open the back office",
  moderate: "Review profiles, photos, videos, listings and reviews",
  "decide-cases": "Decide cases, reports and appeals; lift restrictions",
  verify: "Open identity documents, decide verifications, give and take the verified badge",
  support: "Read and answer the contact inbox, send account mails again",
  "read-people": "Find accounts and read their details",
  "change-people": "Create, edit, ban and delete accounts, sign out devices, grant premium",
  "manage-staff": "Give and take staff roles, restrict staff, undo actions against staff",
  audit: "Read the audit log, the site’s activity and who viewed whose data",
  taxonomy: "Edit categories, tags and services",
  rates: "Edit exchange rates",
  "bulk-upload": "Import profiles from a file",
  figures: "Read the site’s figures, which name nobody",
  settings: "Change the site’s settings",
  operations: "See the status of the site, its backups and jobs",
  integrations: "Set up webhooks",
};
