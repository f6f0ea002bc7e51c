import type { Category, Tag, TagType } from "@vesper/contract/taxonomy";

export interface Term {
  _id: string;
  name: string;
}

export interface Terms {
  categories: readonly Term[];
  tags: readonly { type: TagType; tags: readonly Term[] }[];
}

/** What a profile is, rather than what somebody said of it: nobody chooses these by hand. */
const computed = ["verified", "new", "available-now"];
const types: readonly TagType[] = ["service", "personality", "physical", "location", "other"];

/** What can be chosen: service categories, and tags by their kind. */
export function termsOf(categories: readonly Category[], tags: readonly Tag[]): Terms {
  const choosable = tags.filter(({ slug }) => !computed.includes(slug));
  return {
    categories: categories.filter(({ type }) => type === "service"),
    tags: types
      .map((type) => ({ type, tags: choosable.filter((tag) => tag.type === type) }))
      .filter((group) => group.tags.length > 0),
  };
}

/** What was chosen once can be seen, and let go, after it has been taken out of the list. */
export const withChosen = (terms: readonly Term[], chosen: readonly Term[]): readonly Term[] => [
  ...terms,
  ...chosen.filter(({ _id }) => !terms.some((term) => term._id === _id)),
];
