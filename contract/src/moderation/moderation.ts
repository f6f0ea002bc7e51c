import { z } from "zod";
import { member, staff } from "../core/endpoint.ts";
import { Id, list, one, pageQuery, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "../accounts/person.ts";
import { QueueSort } from "./queues.ts";
import { Reason } from "./reasons.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { text } from "../core/text.ts";

/** Kinds of items that can be reported and decided about. */
export const SubjectKind = z.enum([
  "profile",
  "listing",
  "media",
  "review",
  "message",
  "user",
  "verification",
]);
export type SubjectKind = z.output<typeof SubjectKind>;

/** Kinds that people can report. A verification is excluded, because only the person and staff see it. */
export const ReportableKind = SubjectKind.exclude(["verification"]);
export type ReportableKind = z.output<typeof ReportableKind>;

export const Resolution = z.enum(["upheld", "dismissed"]);
export type Resolution = z.output<typeof Resolution>;

/** Actions a moderator can take on the subject of a case. */
export const CaseAction = z.enum(["none", "hide", "suspend", "ban"]);
export type CaseAction = z.output<typeof CaseAction>;

/** Actions that restrict a person. `hold` is the only one not decided by an admin. */
export const RestrictingAction = z.enum(["hold", "hide", "suspend", "ban", "remove", "reject"]);
export type RestrictingAction = z.output<typeof RestrictingAction>;

export const DecisionDraft = z.object({
  resolution: Resolution,
  action: CaseAction.default("none"),
  /** Reason from the catalog; defaults to the case's reason. */
  reason: Reason.optional(),
  /** Sent verbatim to the person concerned if the decision restricts them; otherwise an internal note. */
  note: text(limits.moderation.sentence).default(""),
  /** Number of reports the admin has seen; the response is 409 if more have arrived since. */
  reportCount: z.int().optional(),
  /** Length of a suspension; unlimited when omitted. */
  days: z.int().min(1).max(limits.moderation.maxDays).optional(),
});
export type DecisionDraft = z.output<typeof DecisionDraft>;

/** A restriction requires an explanation, and a dismissal cannot restrict. */
export const refineDecision = <Schema extends typeof DecisionDraft>(schema: Schema) =>
  schema
    .refine(({ action, note }) => action === "none" || note.length > 0, {
      path: ["note"],
      message: "is required for a restriction",
    })
    .refine(({ resolution, action }) => resolution === "upheld" || action === "none", {
      path: ["action"],
      message: "must be none when the report is dismissed",
    })
    .refine(({ action, days }) => days === undefined || action === "suspend", {
      path: ["days"],
      message: "can only be set for a suspension",
    });

export const CaseStatus = z.enum(["open", "decided"]);
export type CaseStatus = z.output<typeof CaseStatus>;

export const Subject = z.object({
  type: SubjectKind,
  _id: z.uuid(),
  /** Label for moderators: a name, a title, or the beginning of a text. */
  label: z.string(),
  /** The person responsible for the subject. */
  owner: Person.nullable(),
});
export type Subject = z.output<typeof Subject>;

export const Case = z.object({
  _id: z.uuid(),
  subject: Subject,
  reason: Reason,
  priority: z.int().min(1).max(5),
  status: CaseStatus,
  reportCount: z.int(),
  /** Whether a hold hides the subject until the case is decided. */
  isHeld: z.boolean(),
  /** Admin who has claimed the case; `heldUntil` is when the claim expires. */
  holder: Person.nullable(),
  heldUntil: z.iso.datetime().nullable(),
  /** Colleague who should decide the case; nobody else can claim or decide it. */
  assignee: Person.nullable(),
  assignedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  /** Promised deadline for the decision. */
  dueAt: z.iso.datetime().nullable(),
  resolution: Resolution.nullable(),
  action: CaseAction.nullable(),
  note: z.string().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Reason why the requesting admin cannot decide the case; null if they can. */
  recusal: z.string().nullable(),
});
export type Case = z.output<typeof Case>;

const EvidenceKind = z.enum(["report", "note", "signal"]);

export const Evidence = z.object({
  _id: z.uuid(),
  kind: EvidenceKind,
  reason: Reason.nullable(),
  text: z.string(),
  /** The subject as it was when the evidence was added. */
  snapshot: z.record(z.string(), z.unknown()).nullable(),
  /** Author of the evidence; null for visitors and signals. */
  by: Person.nullable(),
  createdAt: z.iso.datetime(),
});
export type Evidence = z.output<typeof Evidence>;

export const Restriction = z.object({
  _id: z.uuid(),
  subjectType: SubjectKind,
  /** Label of the subject when it was restricted. */
  subjectLabel: z.string(),
  /** The case that led to the restriction, if any. */
  caseId: z.uuid().nullable(),
  action: RestrictingAction,
  reason: Reason,
  explanation: z.string(),
  decidedBy: Person.nullable(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  liftedAt: z.iso.datetime().nullable(),
});
export type Restriction = z.output<typeof Restriction>;

export const CaseDetail = Case.extend({
  evidence: z.array(Evidence),
  /** Earlier decisions about the same person. */
  history: z.array(Restriction),
});
export type CaseDetail = z.output<typeof CaseDetail>;

const queue = reviewEndpoints("decide-cases", "/admin/cases", Case);

export const listCases = queue.list(
  "List cases: open ones by urgency, then oldest first; decided ones newest first, unless sorted otherwise",
  {
    status: CaseStatus.default("open"),
    reason: Reason.optional(),
    type: SubjectKind.optional(),
    /** `me` for cases the viewer has claimed, `nobody` for unclaimed ones. */
    holder: z.enum(["me", "nobody"]).optional(),
    /** `me` for cases assigned to the viewer, `nobody` for unassigned ones. */
    assignee: z.enum(["me", "nobody"]).optional(),
    sort: QueueSort.optional(),
  },
);
export const getCase = reviewEndpoints("decide-cases", "/admin/cases", CaseDetail).get(
  "Get a case with its evidence and earlier decisions about the same person",
);
export const claimCase = queue.act(
  "claim",
  "Claim a case or extend the claim; 409 while a colleague holds it",
);
export const releaseCase = queue.act("release", "Release a case to the queue");
export const decideCase = queue.act(
  "decide",
  "Decide a case once; 409 if a colleague decided first",
  refineDecision(DecisionDraft),
);

export const getModerationRecord = staff("decide-cases").get(
  "/admin/users/:id/record",
  "List the newest cases about a person and their content, and the decisions against them",
  { params: Id, response: one(z.object({ cases: z.array(Case), decisions: z.array(Restriction) })) },
);

export const addCaseNote = staff("decide-cases").post(
  "/admin/cases/:id/notes",
  "Add an internal note; the person concerned never sees it",
  {
    params: Id,
    body: z.object({ text: text(limits.moderation.note, 1) }),
    response: one(Evidence),
    status: 201,
    isOnce: true,
  },
);

export const liftRestriction = staff("decide-cases").post(
  "/admin/restrictions/:id/lift",
  "Lift a restriction: restores everything as it was and notifies the person",
  { params: Id, response: messageOnly },
);

export const AppealOutcome = z.enum(["upheld", "reversed"]);
export type AppealOutcome = z.output<typeof AppealOutcome>;

/** A statement of reasons, for the person it concerns. */
export const StatementOfReasons = z.object({
  _id: z.uuid(),
  subjectType: SubjectKind,
  /** Label of the subject when it was restricted. */
  subjectLabel: z.string(),
  action: RestrictingAction,
  reason: Reason,
  rule: z.string(),
  explanation: z.string(),
  /** Origin of the decision. The reporter is never disclosed. */
  basis: z.enum(["report", "review"]),
  /** False for a hold, because no person has decided about it yet. */
  isDecidedByPerson: z.boolean(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** Deadline for a person to decide, while only a hold applies. */
  decisionBy: z.iso.datetime().nullable(),
  liftedAt: z.iso.datetime().nullable(),
  appealUntil: z.iso.datetime(),
  /** The person's appeal and its outcome. */
  appeal: z
    .object({
      text: z.string(),
      createdAt: z.iso.datetime(),
      outcome: AppealOutcome.nullable(),
      note: z.string().nullable(),
      decidedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type StatementOfReasons = z.output<typeof StatementOfReasons>;

export const listStatements = member.get(
  "/notices",
  "List the statements of reasons about you, newest first",
  {
    query: z.object(pageQuery(limits.list.adminPage)),
    response: list(z.array(StatementOfReasons)),
  },
);
