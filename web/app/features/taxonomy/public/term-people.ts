import type { TermPeople, TermPerson } from "@vesper/contract/profiles/term-people";

/** People by the slug of the category or tag. A map, because an object has properties such as `constructor`. */
export type DealtPeople = ReadonlyMap<string, readonly TermPerson[]>;

const shownPeople = 3;

/** Most people have several tags, so each tile prefers people that no earlier tile shows. */
export function dealPeople(terms: readonly { slug: string }[], found: readonly TermPeople[]): DealtPeople {
  const bySlug = new Map(found.map(({ slug, people }) => [slug, people]));
  const shown = new Set<string>();
  return new Map(
    terms.map(({ slug }) => {
      const people = bySlug.get(slug) ?? [];
      const fresh = people.filter(({ _id }) => !shown.has(_id));
      const rest = people.filter(({ _id }) => shown.has(_id));
      const dealt = [...fresh, ...rest].slice(0, shownPeople);
      for (const { _id } of dealt) shown.add(_id);
      return [slug, dealt];
    }),
  );
}
