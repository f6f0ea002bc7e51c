import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation";
import type { Context, Transaction } from "./context.ts";

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
  /** What it looks like now, kept as evidence. */
  snapshot: Record<string, unknown>;
}

export interface Restriction {
  id: string;
  action: RestrictingAction;
  explanation: string;
}

/** What a module knows about its own kind of subject. */
export interface SubjectRules {
  find(ctx: Context, id: string): Promise<Subject | undefined>;
  /** Everyone whose own matter it is: who made it and who it is about. None of them decides on it. */
  partiesOf(ctx: Context, id: string): Promise<string[]>;
  /** Makes a restriction felt, or refuses it. */
  restrict(tx: Transaction, id: string, restriction: Restriction): Promise<void>;
  /** Undoes what `restrict` did, and tells whether anything was given back: something else may still be in force. */
  lift(tx: Transaction, id: string, action: RestrictingAction): Promise<boolean>;
}

/** Which kinds there are: each module brings its own, so that moderation need not know those above it. */
export interface Subjects {
  add(type: SubjectKind, rules: SubjectRules): void;
  rulesOf(type: SubjectKind): SubjectRules | undefined;
}

export function createSubjects(): Subjects {
  const kinds = new Map<SubjectKind, SubjectRules>();
  return {
    add: (type, rules) => void kinds.set(type, rules),
    rulesOf: (type) => kinds.get(type),
  };
}
