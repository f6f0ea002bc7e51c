import type { PageProfile } from "./profile-facts.ts";

interface Detail {
  term: string;
  detail: string;
}

const formatWithUnit = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`);
const capitalize = (word: string | null) => word && word.charAt(0).toUpperCase() + word.slice(1);
const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ") || null;

/** Profile facts as text; empty fields are left out. */
export function getDetails(profile: PageProfile): Detail[] {
  const all: [string, string | null][] = [
    ["Gender", capitalize(profile.gender)],
    ["Orientation", capitalize(profile.orientation)],
    ["Nationality", profile.nationality],
    ["Ethnicity", profile.ethnicity],
    ["District", profile.location.address],
    ["Height", formatWithUnit(profile.height, "cm")],
    ["Weight", formatWithUnit(profile.weight, "kg")],
    ["Bust", profile.bust],
    ["Waist", profile.waist],
    ["Hips", profile.hips],
    ["Hair", joinParts(profile.hairColor, profile.hair)],
    ["Eyes", profile.eyeColor],
    ["Smokes", capitalize(profile.smokes)],
    ["Implants", capitalize(profile.implants)],
    ["Shaved", capitalize(profile.shaved)],
  ];
  return all.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
