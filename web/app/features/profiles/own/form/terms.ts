import type { Category, Tag, TagType } from "@vesper/contract/profiles/taxonomy";
import { isSelectableTag, type Term } from "#web/shared/tag-choices.tsx";

export interface Terms {
  categories: readonly Term[];
  tags: readonly { type: TagType; tags: readonly Term[] }[];
}

const tagTypes: readonly TagType[] = ["service", "personality", "physical", "location", "other"];

/** What can be chosen: service categories, and tags by their kind. */
export function groupTerms(categories: readonly Category[], tags: readonly Tag[]): Terms {
  const choosable = tags.filter(isSelectableTag);
  return {
    categories: categories.filter(({ type }) => type === "service"),
    tags: tagTypes
      .map((type) => ({ type, tags: choosable.filter((tag) => tag.type === type) }))
      .filter((group) => group.tags.length > 0),
  };
}

/** What was chosen once can be seen, and let go, after it has been taken out of the list. */
export const withChosen = (terms: readonly Term[], chosen: readonly Term[]): readonly Term[] => [
  ...terms,
  ...chosen.filter(({ _id }) => !terms.some((term) => term._id === _id)),
];
