import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";

/** Search text from the URL, with the minimum length for a search. */
export const searchTerms = text(limits.search.query, limits.search.minimum);

export const genderLabels: Record<Gender, string> = {
  female: "Female",
  male: "Male",
  transgender: "Transgender",
  other: "Other",
};

export const listSorts = {
  createdAt: "Newest First",
  rateOutcall: "Outcall rate",
  rateIncall: "Incall rate",
  age: "Age",
  name: "Name",
} as const;

/** "Location" sorts by distance if a place is given, by best match if there is a search text, otherwise by city. */
export const searchSorts = { location: "Location", relevance: "Relevance", ...listSorts } as const;

export const directions = { desc: "Descending", asc: "Ascending" } as const;

/** The default direction depends on the sort order, so it is a separate option. */
export const searchDirections = { usual: "Default order", asc: "Ascending", desc: "Descending" } as const;

export const formatProfileCount = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "profile" : "profiles"}`;
