import type { TagType } from "@vesper/contract/profiles/taxonomy";
import { countryCodes } from "@vesper/contract/profiles/countries";

const names = new Intl.DisplayNames(["en"], { type: "region" });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country, by its name. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

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
