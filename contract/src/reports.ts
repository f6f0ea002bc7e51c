import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { adminList, one, pageQuery } from "./envelope.ts";
import { limits } from "./limits.ts";
import { DecisionDraft, ReportableKind, refineDecision, Resolution } from "./moderation.ts";
import { Person } from "./person.ts";
import { Reason } from "./reasons.ts";
import { text } from "./text.ts";

export const ReportDraft = z.object({
  targetType: ReportableKind,
  targetId: z.uuid(),
  reason: Reason,
  details: text(limits.report.details).default(""),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** What the reporter gets back: a receipt, and nothing about what happens to the other. */
export const ReportReceipt = z.object({ _id: z.uuid(), createdAt: z.iso.datetime() });

export const fileReport = endpoint({
  method: "POST",
  path: "/reports",
  policy: "public",
  summary: "Report a profile, listing, picture, review, message or user; no account is needed",
  body: ReportDraft,
  response: one(ReportReceipt),
  status: 201,
  limit: { calls: 10, seconds: 3600, per: "person" },
  isOnce: true,
});

export const ReportStatus = z.enum(["open", "resolved"]);

export const Report = z.object({
  _id: z.uuid(),
  caseId: z.uuid(),
  targetType: ReportableKind,
  targetId: z.uuid(),
  reason: Reason,
  details: z.string(),
  /** Nobody when it came from a visitor. */
  reporter: Person.nullable(),
  /** Whether it hid its target until an admin has looked. */
  placedHold: z.boolean(),
  status: ReportStatus,
  resolution: Resolution.nullable(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type Report = z.output<typeof Report>;

export const listReports = endpoint({
  method: "GET",
  path: "/admin/reports",
  policy: "admin",
  summary: "Reports, newest first",
  query: z.object({ ...pageQuery(limits.list.adminPage), status: ReportStatus.optional() }),
  response: adminList(Report),
});

export const resolveReport = endpoint({
  method: "POST",
  path: "/admin/reports/:id/resolve",
  policy: "admin",
  summary: "Decide the case of a report; dismissing it lifts the hold",
  params: z.object({ id: z.uuid() }),
  body: refineDecision(DecisionDraft),
  response: one(Report),
});

export const listReportsOf = endpoint({
  method: "GET",
  path: "/admin/users/:id/reports",
  policy: "admin",
  summary: "The newest reports by a person, and about them and what is theirs",
  params: z.object({ id: z.uuid() }),
  response: one(z.object({ by: z.array(Report), about: z.array(Report) })),
});
