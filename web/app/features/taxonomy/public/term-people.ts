import type { ProfileImage } from "@vesper/contract/media/images";

/** A person on the tile of a category or tag. */
export interface TermPerson {
  _id: string;
  image: ProfileImage;
}

/** People by the slug of the category or tag. */
export type TermPeople = Readonly<Record<string, readonly TermPerson[]>>;

const shownPeople = 3;

/** Most people have several tags, so each tile prefers people that no earlier tile shows. */
export function dealPeople(
  found: readonly (readonly [slug: string, people: readonly TermPerson[]])[],
): TermPeople {
  const shown = new Set<string>();
  return Object.fromEntries(
    found.map(([slug, people]) => {
      const fresh = people.filter(({ _id }) => !shown.has(_id));
      const rest = people.filter(({ _id }) => shown.has(_id));
      const dealt = [...fresh, ...rest].slice(0, shownPeople);
      for (const { _id } of dealt) shown.add(_id);
      return [slug, dealt];
    }),
  );
}
