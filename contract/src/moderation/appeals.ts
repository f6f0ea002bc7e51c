import { z } from "zod";
import { anyone, member } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { AppealOutcome, Notice, Restriction } from "./moderation.ts";
import { Person } from "../accounts/person.ts";
import { QueueSort } from "./queues.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { text } from "../core/text.ts";

const Words = text(limits.moderation.note, 1);

export const AppealStatus = z.enum(["open", "decided"]);
export type AppealStatus = z.output<typeof AppealStatus>;

/** A decision that was contradicted, for the admin who looks again. */
export const Appeal = z.object({
  _id: z.uuid(),
  by: Person,
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The decision, as its person was told. */
  decision: Restriction,
  /** Whoever took the decision cannot judge it again. */
  isOwnDecision: z.boolean(),
  /** Why the admin who asks cannot decide it; empty when they can. */
  recusal: z.string().nullable(),
  status: AppealStatus,
  outcome: AppealOutcome.nullable(),
  note: z.string().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Appeal = z.output<typeof Appeal>;

export const appeal = member.post(
  "/notices/:id/appeal",
  "Contradict a decision about oneself, once, within six months; another admin looks again",
  {
    params: Id,
    body: z.object({ text: Words }),
    response: one(Notice),
    status: 201,
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);

const Link = z.object({ token: z.string().max(200) });

export const readByLink = anyone.post(
  "/appeals/read",
  "The decision that a mailed link is about, for somebody who cannot sign in any more",
  { body: Link, response: one(Notice), limit: { calls: 60, seconds: 3600, per: "network" } },
);

export const appealByLink = anyone.post("/appeals", "Contradict a decision through a mailed link", {
  body: Link.extend({ text: Words }),
  response: one(Notice),
  status: 201,
  limit: { calls: 20, seconds: 3600, per: "network" },
});

const queue = reviewEndpoints("/admin/appeals", Appeal);

export const listAppeals = queue.list(
  "Decisions that were contradicted: open ones oldest first, decided ones newest first",
  { status: AppealStatus.default("open"), sort: QueueSort.optional() },
);
export const decideAppeal = queue.act(
  "decide",
  "Let the decision stand, or take it back: then everything is as it was before",
  z.object({ outcome: AppealOutcome, note: text(limits.moderation.sentence, 1) }),
);
