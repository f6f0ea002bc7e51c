import type { CaseDetail } from "@vesper/contract/moderation";

const idsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

/** The pictures that a case is about: its subject, then those that look like it. */
export function picturesOf({ subject, evidence }: Pick<CaseDetail, "subject" | "evidence">): string[] {
  const own = subject.type === "media" ? [subject._id] : [];
  const alike = evidence.flatMap(({ snapshot }) => idsIn(snapshot?.lookalikes));
  return [...new Set([...own, ...alike])];
}
