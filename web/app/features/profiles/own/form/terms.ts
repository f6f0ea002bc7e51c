import type { Category, Tag, TagType } from "@vesper/contract/profiles/taxonomy";
import { isSelectableTag, type Term } from "#web/shared/tag-choices.tsx";

export interface Terms {
  categories: readonly Term[];
  tags: readonly { type: TagType; tags: readonly Term[] }[];
}

const tagTypes: readonly TagType[] = ["service", "personality", "physical", "location", "other"];

/** Groups the available terms: service categories, and tags by type. */
export function groupTerms(categories: readonly Category[], tags: readonly Tag[]): Terms {
  const choosable = tags.filter(isSelectableTag);
  return {
    categories: categories.filter(({ type }) => type === "service"),
    tags: tagTypes
      .map((type) => ({ type, tags: choosable.filter((tag) => tag.type === type) }))
      .filter((group) => group.tags.length > 0),
  };
}

/** Adds chosen terms that are no longer offered, so that they can be seen and removed. */
export const withChosen = (terms: readonly Term[], chosen: readonly Term[]): readonly Term[] => [
  ...terms,
  ...chosen.filter(({ _id }) => !terms.some((term) => term._id === _id)),
];
