import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { RestrictingAction } from "./moderation.ts";
import { Reason } from "./reasons.ts";

/** Below this nobody is told how many: a small number could point at somebody. */
export const smallestPublished = 5;

/** A number, zero, or `null` for fewer than five. */
const Count = z.int().nullable();
/** Hours, in the middle of all; `null` when there were too few. */
const Median = z.number().nullable();

export const Quarter = z.object({
  /** Its first day. */
  from: z.iso.date(),
  isOver: z.boolean(),
  reports: z.array(z.object({ reason: Reason, count: Count })),
  decisions: z.array(z.object({ action: RestrictingAction, count: Count })),
  /** Cases that ended without anything against anybody. */
  dismissed: Count,
  appeals: z.object({ received: Count, upheld: Count, reversed: Count }),
  hoursToDecision: Median,
  hoursToAppeal: Median,
});
export type Quarter = z.output<typeof Quarter>;

export const getTransparency = anyone.get(
  "/transparency",
  "What was reported and decided, quarter by quarter, the newest first; small numbers are hidden",
  { response: one(z.array(Quarter)) },
);
