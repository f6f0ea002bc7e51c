import { z } from "zod";
import { admin, member } from "../core/endpoint.ts";
import { Id, list, one, pageQuery, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "../accounts/person.ts";
import { QueueSort } from "./queues.ts";
import { Reason } from "./reasons.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { text } from "../core/text.ts";

/** Everything that can be reported and decided about. */
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

/** What others see of somebody; a verification is between the person and the office. */
export const ReportableKind = SubjectKind.exclude(["verification"]);
export type ReportableKind = z.output<typeof ReportableKind>;

export const Resolution = z.enum(["upheld", "dismissed"]);
export type Resolution = z.output<typeof Resolution>;

/** What a moderator can do about the subject of a case. */
export const CaseAction = z.enum(["none", "hide", "suspend", "ban"]);
export type CaseAction = z.output<typeof CaseAction>;

/** Everything that takes something from a person. `hold` is the only one that no admin decided. */
export const RestrictingAction = z.enum(["hold", "hide", "suspend", "ban", "remove", "reject"]);
export type RestrictingAction = z.output<typeof RestrictingAction>;

export const DecisionDraft = z.object({
  resolution: Resolution,
  action: CaseAction.default("none"),
  /** From the catalogue; the case's own reason when left out. */
  reason: Reason.optional(),
  /** With a restriction it is said to the person concerned, word for word; otherwise it is for the record. */
  note: text(limits.moderation.sentence).default(""),
  /** How many reports whoever decides has seen; 409 when more have come since. */
  reportCount: z.int().optional(),
  /** How long a suspension lasts; until lifted when left out. */
  days: z.int().min(1).max(limits.moderation.maxDays).optional(),
});
export type DecisionDraft = z.output<typeof DecisionDraft>;

/** A restriction needs words, and what is dismissed restricts nobody. */
export const refineDecision = <Schema extends typeof DecisionDraft>(schema: Schema) =>
  schema
    .refine(({ action, note }) => action === "none" || note.length > 0, {
      path: ["note"],
      message: "is required: the person concerned is told why",
    })
    .refine(({ resolution, action }) => resolution === "upheld" || action === "none", {
      path: ["action"],
      message: "must be none when the report is dismissed",
    })
    .refine(({ action, days }) => days === undefined || action === "suspend", {
      path: ["days"],
      message: "belongs to a suspension",
    });

export const CaseStatus = z.enum(["open", "decided"]);
export type CaseStatus = z.output<typeof CaseStatus>;

export const Subject = z.object({
  type: SubjectKind,
  _id: z.uuid(),
  /** How moderators call it: a name, a title, the first words. */
  label: z.string(),
  /** The person who answers for it. */
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
  /** Hidden by a hold until it is decided. */
  isHeld: z.boolean(),
  /** Who works on it, and until when nobody else can. */
  holder: Person.nullable(),
  heldUntil: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  /** By when somebody was promised a decision. */
  dueAt: z.iso.datetime().nullable(),
  resolution: Resolution.nullable(),
  action: CaseAction.nullable(),
  note: z.string().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why the admin who asks cannot decide it; empty when they can. */
  recusal: z.string().nullable(),
});
export type Case = z.output<typeof Case>;

const EvidenceKind = z.enum(["report", "note", "signal"]);

export const Evidence = z.object({
  _id: z.uuid(),
  kind: EvidenceKind,
  reason: Reason.nullable(),
  text: z.string(),
  /** The subject as it was at that moment. */
  snapshot: z.record(z.string(), z.unknown()).nullable(),
  /** Nobody for visitors and for signals. */
  by: Person.nullable(),
  createdAt: z.iso.datetime(),
});
export type Evidence = z.output<typeof Evidence>;

export const Restriction = z.object({
  _id: z.uuid(),
  subjectType: SubjectKind,
  /** What it was called when it was restricted. */
  subjectLabel: z.string(),
  /** The case that led to it, where there was one. */
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
  /** What was decided before about the same person. */
  history: z.array(Restriction),
});
export type CaseDetail = z.output<typeof CaseDetail>;

const queue = reviewEndpoints("/admin/cases", Case);

export const listCases = queue.list(
  "The queue: most urgent first, then the oldest; decided ones newest first, unless sorted otherwise",
  {
    status: CaseStatus.default("open"),
    reason: Reason.optional(),
    type: SubjectKind.optional(),
    /** `me` for what one holds oneself, `nobody` for what is free. */
    holder: z.enum(["me", "nobody"]).optional(),
    sort: QueueSort.optional(),
  },
);
export const getCase = reviewEndpoints("/admin/cases", CaseDetail).get(
  "A case with its evidence and what was decided before about the same person",
);
export const claimCase = queue.act(
  "claim",
  "Take a case, or keep it longer; 409 while somebody else holds it",
);
export const releaseCase = queue.act("release", "Give a case back to the queue");
export const decideCase = queue.act(
  "decide",
  "Decide a case once; whoever comes second gets 409",
  refineDecision(DecisionDraft),
);

export const getModerationRecord = admin.get(
  "/admin/users/:id/record",
  "The newest cases about a person and what is theirs, and what was decided against them",
  { params: Id, response: one(z.object({ cases: z.array(Case), decisions: z.array(Restriction) })) },
);

export const addCaseNote = admin.post(
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

export const liftRestriction = admin.post(
  "/admin/restrictions/:id/lift",
  "Take a decision back: everything is as it was before, and the person is told",
  { params: Id, response: messageOnly },
);

export const AppealOutcome = z.enum(["upheld", "reversed"]);
export type AppealOutcome = z.output<typeof AppealOutcome>;

/** A statement of reasons, for the person it concerns. */
export const StatementOfReasons = z.object({
  _id: z.uuid(),
  subjectType: SubjectKind,
  /** What it was called when it was restricted. */
  subjectLabel: z.string(),
  action: RestrictingAction,
  reason: Reason,
  rule: z.string(),
  explanation: z.string(),
  /** What led to it. Who reported is never told. */
  basis: z.enum(["report", "review"]),
  /** False when no person has decided yet: a hold. */
  isDecidedByPerson: z.boolean(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** By when a person decides, while it is only on hold. */
  decisionBy: z.iso.datetime().nullable(),
  liftedAt: z.iso.datetime().nullable(),
  appealUntil: z.iso.datetime(),
  /** What the person said against it, and what came of that. */
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

export const listStatements = member.get("/notices", "Statements of reasons about oneself, newest first", {
  query: z.object(pageQuery(limits.list.adminPage)),
  response: list(z.array(StatementOfReasons)),
});
