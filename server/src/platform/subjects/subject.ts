import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";

/** An item that can be reported and decided about. */
export interface Subject {
  type: SubjectKind;
  id: string;
  /** The person who is responsible for the item and notified of decisions. */
  ownerId: string;
  /** Name shown to moderators. */
  label: string;
  /** Noun its owner uses, where the kind alone is ambiguous: a `video`. */
  noun?: string;
  /** Current content, stored as evidence. */
  snapshot: Record<string, unknown>;
}

export interface Restriction {
  id: string;
  action: RestrictingAction;
  explanation: string;
}
