import type { TagType } from "@vesper/contract/profiles/taxonomy";
import { countryCodes } from "@vesper/contract/profiles/countries";

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

export const getCountryName = (code: string): string => regionNames.of(code) ?? code;

/** All countries, sorted by name. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: getCountryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

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
