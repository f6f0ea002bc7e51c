import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { SubjectRules, Subjects } from "../context.ts";

export type { SubjectRules, Subjects } from "../context.ts";
export type { Restriction, Subject } from "./subject.ts";

export function createSubjects(): Subjects {
  const kinds = new Map<SubjectKind, SubjectRules>();
  return {
    add: (type, rules) => void kinds.set(type, rules),
    findRules: (type) => kinds.get(type),
  };
}
