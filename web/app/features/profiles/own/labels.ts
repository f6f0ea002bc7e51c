import type { TagType } from "@vesper/contract/profiles/taxonomy";

export const genderLabels = {
  female: "Female",
  male: "Male",
  transgender: "Transgender",
  other: "Other",
} as const;

export const orientationLabels = {
  straight: "Straight",
  bisexual: "Bisexual",
  lesbian: "Lesbian",
  gay: "Gay",
  other: "Other",
} as const;

export const sometimesLabels = { no: "No", yes: "Yes", sometimes: "Sometimes" } as const;
export const yesNoLabels = { no: "No", yes: "Yes" } as const;

export const visibilityLabels = { everyone: "Everyone", members: "Members only" } as const;

export const tagTypeLabels: Record<TagType, string> = {
  service: "Service",
  personality: "Personality",
  physical: "Looks",
  location: "Place",
  other: "Other",
};
