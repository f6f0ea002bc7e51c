import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";

/** Something that can be reported and decided about. */
export interface Subject {
  type: SubjectKind;
  id: string;
  /** The person who answers for it and is told what is decided. */
  ownerId: string;
  /** How moderators call it. */
  label: string;
  /** The noun its owner uses for it, where the kind alone does not tell: a `video`. */
  noun?: string;
  /** Its current content, kept as evidence. */
  snapshot: Record<string, unknown>;
}

export interface Restriction {
  id: string;
  action: RestrictingAction;
  explanation: string;
}
