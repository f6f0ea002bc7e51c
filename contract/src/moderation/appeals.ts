import { z } from "zod";
import { anyone, member } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { AppealOutcome, StatementOfReasons, Restriction } from "./moderation.ts";
import { Person } from "../accounts/person.ts";
import { QueueSort } from "./queues.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { text } from "../core/text.ts";

const AppealText = text(limits.moderation.note, 1);

export const AppealStatus = z.enum(["open", "decided"]);
export type AppealStatus = z.output<typeof AppealStatus>;

/** An appeal as the admin who decides it sees it. */
export const Appeal = z.object({
  _id: z.uuid(),
  by: Person,
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The decision as it was sent to the person. */
  decision: Restriction,
  /** Whether the requesting admin made the decision and therefore cannot decide its appeal. */
  isOwnDecision: z.boolean(),
  /** Reason why the requesting admin cannot decide the appeal; null if they can. */
  recusal: z.string().nullable(),
  status: AppealStatus,
  outcome: AppealOutcome.nullable(),
  note: z.string().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Appeal = z.output<typeof Appeal>;

export const submitAppeal = member.post(
  "/notices/:id/appeal",
  "Appeal a decision about you, once, within six months; a different admin reviews it",
  {
    params: Id,
    body: z.object({ text: AppealText }),
    response: one(StatementOfReasons),
    status: 201,
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);

const AppealLink = z.object({ token: z.string().max(200) });

export const getStatementByLink = anyone.post(
  "/appeals/read",
  "Get the decision an emailed link refers to, for a person who can no longer sign in",
  {
    body: AppealLink,
    response: one(StatementOfReasons),
    limit: { calls: 60, seconds: 3600, per: "network" },
  },
);

export const submitAppealByLink = anyone.post("/appeals", "Appeal a decision through an emailed link", {
  body: AppealLink.extend({ text: AppealText }),
  response: one(StatementOfReasons),
  status: 201,
  limit: { calls: 20, seconds: 3600, per: "network" },
});

const queue = reviewEndpoints("decide-cases", "/admin/appeals", Appeal);

export const listAppeals = queue.list("List appeals: open ones oldest first, decided ones newest first", {
  status: AppealStatus.default("open"),
  sort: QueueSort.optional(),
});
export const decideAppeal = queue.act(
  "decide",
  "Let the decision stand, or reverse it and restore everything as it was",
  z.object({ outcome: AppealOutcome, note: text(limits.moderation.sentence, 1) }),
);
