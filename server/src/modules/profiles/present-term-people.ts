import type { TermPeople } from "@vesper/contract/profiles/term-people";
import { presentImage } from "./present-card.ts";
import type { TermPersonRow } from "./store/term-people.ts";

/** Groups people by the slug of their category or tag. People without a photo are left out. */
export function presentTermPeople(rows: readonly TermPersonRow[]): TermPeople[] {
  const people = new Map<string, TermPeople["people"]>();
  for (const { slug, id, name, images } of rows) {
    const [image] = images;
    if (!image) continue;
    people.set(slug, [...(people.get(slug) ?? []), { _id: id, image: presentImage(image, { name }) }]);
  }
  return Array.from(people, ([slug, some]) => ({ slug, people: some }));
}
