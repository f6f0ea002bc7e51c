import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";

/** Merges all changes since the check into one per field: from the value at the check to the current value. */
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
