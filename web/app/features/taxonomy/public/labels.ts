import type { CategoryType, TagType } from "@vesper/contract/profiles/taxonomy";

export const categoryTypes: Record<CategoryType, string> = {
  service: "Service",
  location: "Location",
  feature: "Feature",
};

export const tagTypes: Record<TagType, string> = {
  service: "Service",
  physical: "Physical",
  personality: "Personality",
  location: "Location",
  other: "Other",
};

export const formatProfileCount = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "profile" : "profiles"}`;
