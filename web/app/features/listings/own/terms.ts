import type { Category, Tag } from "@vesper/contract/taxonomy";

export interface Term {
  _id: string;
  name: string;
}

export interface Terms {
  categories: readonly Term[];
  tags: readonly Term[];
}

/** Told by what somebody is, never chosen by hand. */
const computed = new Set(["verified", "new", "available-now"]);

/** What can be chosen: a place is where somebody is, not what they offer. */
export const choosableTerms = (categories: readonly Category[], tags: readonly Tag[]): Terms => ({
  categories: categories.filter(({ type }) => type !== "location"),
  tags: tags.filter(({ slug }) => !computed.has(slug)),
});
