/** Reason codes exist for tests. They are never logged or shown: together with a time they describe a visitor. */
export type RefusalReason =
  | "answer"
  | "encoding"
  | "structure"
  | "doctype"
  | "element"
  | "value"
  | "algorithm"
  | "session"
  | "chain"
  | "issuer"
  | "digest";

export class PresentationError extends Error {
  override name = "PresentationError";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export function refuseUnless(isMet: boolean, reason: RefusalReason): asserts isMet {
  if (!isMet) throw new PresentationError(reason);
}
