/** Fields shared by categories and tags on the public pages. */
export interface Term {
  name: string;
  description: string;
  type: string;
  profileCount: number;
}

export interface TermFilters {
  q: string;
  /** "" means all types. */
  type: string;
}

/** Parses the filters from the URL; unknown types are ignored. */
export function parseTermFilters(params: URLSearchParams, types: readonly string[]): TermFilters {
  const type = params.get("type") ?? "";
  return { q: params.get("q")?.trim() ?? "", type: types.includes(type) ? type : "" };
}

export function toTermQuery({ q, type }: TermFilters): string {
  const given = Object.entries({ q, type }).filter(([, value]) => value !== "");
  return new URLSearchParams(given).toString();
}

const normalizeText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const createTermMatcher = (q: string) => {
  const normalized = normalizeText(q);
  return (term: Term) => normalizeText(`${term.name} ${term.description}`).includes(normalized);
};

export const filterTerms = <T extends Term>(terms: readonly T[], { q, type }: TermFilters): T[] =>
  terms.filter(createTermMatcher(q)).filter((term) => type === "" || term.type === type);

/** Counts the terms that match a search text, by type; "" is the total. */
export function countByType(terms: readonly Term[], q: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of terms.filter(createTermMatcher(q))) {
    for (const key of ["", type]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns the terms with the most profiles; terms without any are left out. */
export const getPopularTerms = <T extends Term>(terms: readonly T[], most: number): T[] =>
  terms
    .filter(({ profileCount }) => profileCount > 0)
    .toSorted((one, other) => other.profileCount - one.profileCount || one.name.localeCompare(other.name))
    .slice(0, most);
