/** What categories and tags have in common here. */
export interface Term {
  name: string;
  description: string;
  type: string;
  profileCount: number;
}

export interface TermFilters {
  q: string;
  /** "" for all of them. */
  type: string;
}

/** What an address asks for. A type that nobody knows is as if it were not there. */
export function termFiltersOf(params: URLSearchParams, types: readonly string[]): TermFilters {
  const type = params.get("type") ?? "";
  return { q: params.get("q")?.trim() ?? "", type: types.includes(type) ? type : "" };
}

export function termQuery({ q, type }: TermFilters): string {
  const given = Object.entries({ q, type }).filter(([, value]) => value !== "");
  return new URLSearchParams(given).toString();
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const speaksOf = (q: string) => {
  const words = plain(q);
  return (term: Term) => plain(`${term.name} ${term.description}`).includes(words);
};

export const matchingTerms = <T extends Term>(terms: readonly T[], { q, type }: TermFilters): T[] =>
  terms.filter(speaksOf(q)).filter((term) => type === "" || term.type === type);

/** How many of each type one would find by the same words; "" counts all. */
export function countsByType(terms: readonly Term[], q: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of terms.filter(speaksOf(q))) {
    for (const key of ["", type]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Those with most profiles; what nobody has is not popular. */
export const popular = <T extends Term>(terms: readonly T[], most: number): T[] =>
  terms
    .filter(({ profileCount }) => profileCount > 0)
    .toSorted((one, other) => other.profileCount - one.profileCount || one.name.localeCompare(other.name))
    .slice(0, most);
