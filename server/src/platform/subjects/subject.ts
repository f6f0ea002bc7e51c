import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";

/** An item that moderation can decide about. */
export interface Subject {
  type: SubjectKind;
  id: string;
  /** The person who is responsible for the item and notified of decisions. */
  ownerId: string;
  /** Name shown to admins. */
  label: string;
  /** Noun for the item in texts to its owner, if the kind alone is ambiguous: a `video`. */
  noun?: string;
  /** Current content, stored as evidence. */
  snapshot: Record<string, unknown>;
}

export interface Restriction {
  id: string;
  action: RestrictingAction;
  explanation: string;
}
