import type { TagType } from "@vesper/contract/taxonomy";

export const genderNames = {
  female: "Female",
  male: "Male",
  transgender: "Transgender",
  other: "Other",
} as const;

export const orientationNames = {
  straight: "Straight",
  bisexual: "Bisexual",
  lesbian: "Lesbian",
  gay: "Gay",
  other: "Other",
} as const;

export const sometimesNames = { no: "No", yes: "Yes", sometimes: "Sometimes" } as const;
export const yesNoNames = { no: "No", yes: "Yes" } as const;

export const visibilityNames = { everyone: "Everyone", members: "Members only" } as const;

export const tagTypeNames: Record<TagType, string> = {
  service: "Service",
  personality: "Personality",
  physical: "Looks",
  location: "Place",
  other: "Other",
};
