import type { AuditEntry } from "@vesper/contract/audit";

/** The case that an entry is about, or that led to it. */
export function caseIdOf({ subjectType, subjectId, after }: AuditEntry): string | null {
  if (subjectType === "case") return subjectId;
  const named = after?.caseId;
  return typeof named === "string" ? named : null;
}
