import type { CategoryType, TagType } from "@vesper/contract/taxonomy";

export const categoryTypeNames: Record<CategoryType, string> = {
  service: "Service",
  location: "Location",
  feature: "Feature",
};

export const tagTypeNames: Record<TagType, string> = {
  service: "Service",
  physical: "Physical",
  personality: "Personality",
  location: "Location",
  other: "Other",
};
