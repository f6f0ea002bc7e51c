import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { adminList, pageQuery, queryInt } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "../accounts/person.ts";

export const AuditEntry = z.object({
  /** Position in the hash chain. */
  position: z.int(),
  at: z.iso.datetime(),
  /** Null when the system acted. */
  actor: Person.nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** Current name of the person the entry is about. It is looked up on each read, not recorded. */
  subjectName: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const auditFilters = {
  actor: z.uuid().optional(),
  subject: z.uuid().optional(),
  /** Prefix of an action's name: `user` finds `user.banned`. */
  action: z
    .string()
    .regex(/^[a-z_.-]{1,60}$/, "must be a valid action")
    .optional(),
  /** Last position to include, so that pages stay stable while the log grows. */
  until: queryInt(0, 999_999_999).optional(),
};

export const listAudit = staff("audit").get(
  "/admin/audit-log",
  "List every change made by an admin, with actor, time and values before and after; newest first",
  {
    query: z.object({ ...pageQuery(limits.list.adminPage), ...auditFilters }),
    response: adminList(AuditEntry),
  },
);

export const exportAudit = staff("audit").get(
  "/admin/audit-log/export",
  "Export the matching entries as CSV, up to the newest 100,000; the export itself is logged",
  {
    recent: true,
    query: z.object(auditFilters),
    response: z.string(),
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);
