import { z } from "zod";
import { Reason } from "./reasons.ts";

/** What a profile's words and numbers can show. Looks, origin, touring and a stated age are none of it. */
export const SignalKind = z.enum(["shared_number", "same_text", "youth_words", "hidden_digits"]);
export type SignalKind = z.output<typeof SignalKind>;

/** A reason to look twice, for admins alone. */
export const Signal = z.object({
  _id: z.uuid(),
  kind: SignalKind,
  /** What it would be, if it is anything. */
  reason: Reason,
  /** What was found, in words; `[name](path)` leads to whom it resembles. */
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Signal = z.output<typeof Signal>;
