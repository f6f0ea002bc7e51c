import type { FacetValue } from "@vesper/contract/profiles/search";

export interface Choice {
  value: string;
  label: string;
  /** Number of profiles, if known. */
  count?: number | undefined;
}

interface KnownValue {
  value: string;
  label: string;
}

/**
 * Lists every known trait in a fixed order, so that none of them moves when the counts change. Once counts are known, a
 * missing one is 0.
 */
export function toChoices(known: readonly KnownValue[], counts: readonly FacetValue[] | undefined): Choice[] {
  if (!counts) return [...known];
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return known.map(({ value, label }) => ({ value, label, count: byValue.get(value) ?? 0 }));
}

/** For traits without a fixed list: returns the common, the counted and the chosen values, sorted by name. */
export function getFoundChoices(
  common: readonly string[],
  counts: readonly FacetValue[] | undefined,
  chosen: readonly string[] = [],
): Choice[] {
  const values = new Set([...common, ...(counts ?? []).map(({ value }) => value), ...chosen]);
  const sorted = [...values].toSorted((one, other) => one.localeCompare(other));
  return toChoices(
    sorted.map((value) => ({ value, label: value })),
    counts,
  );
}
