import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";

/** The words of a search in an address: long enough to be looked for. */
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

/** The first is nearest first around a place, best match first for words, else by city. */
export const searchSorts = { location: "Location", relevance: "Relevance", ...listSorts } as const;

export const directions = { desc: "Descending", asc: "Ascending" } as const;

/** Every order of a search has a usual direction of its own. */
export const searchDirections = { usual: "Usual order", asc: "Ascending", desc: "Descending" } as const;

export const formatProfileCount = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "profile" : "profiles"}`;
