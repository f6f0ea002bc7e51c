import type { PageProfile } from "./profile-facts.ts";

interface Detail {
  term: string;
  detail: string;
}

const withUnit = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`);
const capital = (word: string | null) => word && word.charAt(0).toUpperCase() + word.slice(1);
const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ") || null;

/** What somebody told about themself, in words; what they left open is left out. */
export function detailsOf(profile: PageProfile): Detail[] {
  const all: [string, string | null][] = [
    ["Gender", capital(profile.gender)],
    ["Orientation", capital(profile.orientation)],
    ["Nationality", profile.nationality],
    ["Ethnicity", profile.ethnicity],
    ["District", profile.location.address],
    ["Height", withUnit(profile.height, "cm")],
    ["Weight", withUnit(profile.weight, "kg")],
    ["Bust", profile.bust],
    ["Waist", profile.waist],
    ["Hips", profile.hips],
    ["Hair", listed(profile.hairColor, profile.hair)],
    ["Eyes", profile.eyeColor],
    ["Smokes", capital(profile.smokes)],
    ["Implants", capital(profile.implants)],
    ["Shaved", capital(profile.shaved)],
  ];
  return all.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
