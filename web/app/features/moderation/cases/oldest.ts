import type { Case } from "@vesper/contract/moderation";

/** The one that has waited longest; among fewer than two nothing stands out. */
export function oldestOf(cases: readonly Pick<Case, "_id" | "openedAt">[]): string | undefined {
  if (cases.length < 2) return undefined;
  return cases.reduce((oldest, item) => (item.openedAt < oldest.openedAt ? item : oldest))._id;
}
