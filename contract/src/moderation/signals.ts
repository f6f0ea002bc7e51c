import { z } from "zod";
import { Reason } from "./reasons.ts";

/** Signals in a profile's text and numbers. Looks, origin, touring and a stated age are never signals. */
export const SignalKind = z.enum(["shared_number", "same_text", "youth_words", "hidden_digits"]);
export type SignalKind = z.output<typeof SignalKind>;

/** A reason for a closer review, visible to admins only. */
export const Signal = z.object({
  _id: z.uuid(),
  kind: SignalKind,
  /** Report reason that the signal would fall under if confirmed. */
  reason: Reason,
  /** Finding as a sentence; `[name](path)` links to the similar profile. */
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Signal = z.output<typeof Signal>;
