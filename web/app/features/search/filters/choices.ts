import type { FacetValue } from "@vesper/contract/profiles/search";

interface KnownValue {
  value: string;
  label: string;
}

/**
 * Lists every known trait in a fixed order, so that none of them moves when the counts change. A missing count is 0.
 */
export function toChoices(known: readonly KnownValue[], counts: readonly FacetValue[]): FacetValue[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return known.map(({ value, label }) => ({ value, label, count: byValue.get(value) ?? 0 }));
}

/** For traits without a fixed list: returns the counted and the chosen values, sorted by name. */
export function getFoundChoices(
  counts: readonly FacetValue[] = [],
  chosen: readonly string[] = [],
): FacetValue[] {
  const missing = chosen.filter((value) => !counts.some((known) => known.value === value));
  const all = [...counts, ...missing.map((value) => ({ value, label: value, count: 0 }))];
  return all.toSorted((one, other) => one.label.localeCompare(other.label));
}
