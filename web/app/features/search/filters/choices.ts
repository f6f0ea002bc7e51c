import type { FacetValue } from "@vesper/contract/profiles/search";

interface KnownValue {
  value: string;
  label: string;
}

/** Every known trait in its own order, so that none jumps when its count changes; what was not counted is nobody. */
export function toChoices(known: readonly KnownValue[], counts: readonly FacetValue[]): FacetValue[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return known.map(({ value, label }) => ({ value, label, count: byValue.get(value) ?? 0 }));
}

/** Traits that nobody lists: those that were counted, and those that were chosen, by name. */
export function getFoundChoices(
  counts: readonly FacetValue[] = [],
  chosen: readonly string[] = [],
): FacetValue[] {
  const missing = chosen.filter((value) => !counts.some((known) => known.value === value));
  const all = [...counts, ...missing.map((value) => ({ value, label: value, count: 0 }))];
  return all.toSorted((one, other) => one.label.localeCompare(other.label));
}
