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

export const crossedMessage = "The minimum can’t be higher than the maximum.";

export const formatProfileCount = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "profile" : "profiles"}`;
