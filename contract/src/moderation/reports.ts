import { z } from "zod";
import { anyone, staff } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { DecisionDraft, ReportableKind, refineDecision, Resolution } from "./moderation.ts";
import { Person } from "../accounts/person.ts";
import { Reason } from "./reasons.ts";
import { Email, Name, text } from "../core/text.ts";

export const ReportDraft = z.object({
  targetType: ReportableKind,
  targetId: z.uuid(),
  reason: Reason,
  details: text(limits.report.details).default(""),
  /**
   * Name and email address for mailing the receipt and the outcome. A signed-in reporter is notified at the
   * account's address instead.
   */
  name: Name.optional(),
  email: Email.optional(),
  /** "What I say is true to the best of my knowledge." Required if an email address is given. */
  goodFaith: z.boolean().optional(),
});
export type ReportDraft = z.output<typeof ReportDraft>;

const refineContact = <Schema extends typeof ReportDraft>(schema: Schema) =>
  schema.refine(({ email, goodFaith }) => !email || goodFaith === true, {
    path: ["goodFaith"],
    message: "Please confirm this statement.",
  });

/** Receipt for the reporter; reveals nothing about what happens to the reported person. */
export const ReportReceipt = z.object({
  _id: z.uuid(),
  /** Reference short enough to read out. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the receipt is also sent by mail. */
  isMailed: z.boolean(),
});
export type ReportReceipt = z.output<typeof ReportReceipt>;

export const fileReport = anyone.post(
  "/reports",
  "Report a profile, listing, photo, review, message or user; no account needed",
  {
    body: refineContact(ReportDraft),
    response: one(ReportReceipt),
    status: 201,
    limit: { calls: 10, seconds: 3600, per: "person" },
    isOnce: true,
  },
);

const ReportStatus = z.enum(["open", "resolved"]);

export const Report = z.object({
  _id: z.uuid(),
  reference: z.string(),
  caseId: z.uuid(),
  targetType: ReportableKind,
  targetId: z.uuid(),
  reason: Reason,
  details: z.string(),
  /** Null when a visitor reported it. */
  reporter: Person.nullable(),
  /** A visitor's contact details for mailing the outcome; deleted some time after the decision. */
  contact: z.object({ name: z.string().nullable(), email: z.string() }).nullable(),
  /** Whether the report placed a hold on its target. */
  placedHold: z.boolean(),
  status: ReportStatus,
  resolution: Resolution.nullable(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type Report = z.output<typeof Report>;

export const listReports = staff("decide-cases").get("/admin/reports", "List reports, newest first", {
  query: z.object({ ...pageQuery(limits.list.adminPage), status: ReportStatus.optional() }),
  response: adminList(Report),
});

export const resolveReport = staff("decide-cases").post(
  "/admin/reports/:id/resolve",
  "Decide the case that a report belongs to; dismissing it lifts the hold",
  { params: Id, body: refineDecision(DecisionDraft), response: one(Report) },
);

export const listUserReports = staff("decide-cases").get(
  "/admin/users/:id/reports",
  "List the newest reports made by a person, and those about them and their content",
  {
    params: Id,
    response: one(z.object({ by: z.array(Report), about: z.array(Report) })),
  },
);
