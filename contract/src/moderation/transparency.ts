import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { RestrictingAction } from "./moderation.ts";
import { Reason } from "./reasons.ts";

/** Counts below this are not published, because they could identify a person. */
export const smallestPublished = 5;

/** A count; `null` for one to four. */
const Count = z.int().nullable();
/** Median in hours; `null` when there are too few values. */
const Median = z.number().nullable();

export const Quarter = z.object({
  /** First day of the quarter. */
  from: z.iso.date(),
  isOver: z.boolean(),
  reports: z.array(z.object({ reason: Reason, count: Count })),
  decisions: z.array(z.object({ action: RestrictingAction, count: Count })),
  /** Cases closed without a restriction. */
  dismissed: Count,
  appeals: z.object({ received: Count, upheld: Count, reversed: Count }),
  hoursToDecision: Median,
  hoursToAppeal: Median,
});
export type Quarter = z.output<typeof Quarter>;

export const getTransparency = anyone.get(
  "/transparency",
  "List what was reported and decided by quarter, newest first; small numbers are hidden",
  { response: one(z.array(Quarter)) },
);
