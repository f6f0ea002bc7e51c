import type { Facets } from "@vesper/contract/profiles/search";

/** Number of results per value. */
export type Counts = ReadonlyMap<string, number>;

export type FacetCounts = Readonly<Record<keyof Facets, Counts>>;

/** Drops the labels: the fields have their own. */
export function toFacetCounts(facets: Facets): FacetCounts {
  const counts = Object.entries(facets).map(
    ([facet, values]) => [facet, new Map(values.map(({ value, count }) => [value, count]))] as const,
  );
  return Object.fromEntries(counts) as unknown as FacetCounts;
}

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
export function toChoices(known: readonly KnownValue[], counts: Counts | undefined): Choice[] {
  if (!counts) return [...known];
  return known.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
}

/** For traits without a fixed list: returns the common, the counted and the chosen values, sorted by name. */
export function getFoundChoices(
  common: readonly string[],
  counts: Counts | undefined,
  chosen: readonly string[] = [],
): Choice[] {
  const values = new Set([...common, ...(counts?.keys() ?? []), ...chosen]);
  const sorted = [...values].toSorted((one, other) => one.localeCompare(other));
  return toChoices(
    sorted.map((value) => ({ value, label: value })),
    counts,
  );
}
