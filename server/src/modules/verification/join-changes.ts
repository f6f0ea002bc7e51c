import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";

/** What was changed since the check, once for each field: from what it was then to what it is now. */
export function joinChanges(
  earlier: readonly CheckedFieldChange[],
  later: readonly CheckedFieldChange[],
): CheckedFieldChange[] {
  const joined = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later) {
    const before = joined.get(change.field)?.before ?? change.before;
    joined.set(change.field, { ...change, before });
  }
  return [...joined.values()];
}
