import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";

/** Merges the changes since the check, one per field: from the value at the check to the value now. */
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
