import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { limits } from "@vesper/contract/core/limits";
import { type Filters, valuesOf, withFilters, withoutValue } from "./filters.ts";
import { genderNames } from "./labels.ts";

export interface FilterChip {
  key: string;
  label: string;
  /** The query without this filter. */
  search: string;
}

/** What a slug is called. */
export type NameOf = (slug: string) => string;

type Wording = (value: string, filters: Filters) => string;

const wordings: Readonly<Record<string, Wording>> = {
  q: (words) => `“${words}”`,
  gender: (gender) => genderNames[gender as Gender],
  location: (place) => `In ${place}`,
  minPrice: (price) => `From $${price}`,
  maxPrice: (price) => `Up to $${price}`,
  ageMin: (age) => `From age ${age}`,
  ageMax: (age) => `Up to age ${age}`,
  verified: () => "Verified",
  available: () => "Available now",
  near: (_, { nearCity, radiusKm }) =>
    `Within ${radiusKm ?? limits.radius.normal} km of ${nearCity ?? "this place"}`,
};

// A place goes with everything that belongs to it.
const goesWith: Readonly<Record<string, Filters>> = {
  near: { near: undefined, nearCity: undefined, radiusKm: undefined },
};

/** Each filter that is set, in words, with the address that takes it away. */
export function chipsOf(filters: Filters, nameOf: NameOf = (slug) => slug): FilterChip[] {
  return Object.entries(filters).flatMap(([name, value]): FilterChip[] => {
    if (!value) return [];
    if (name === "category") {
      return [{ key: name, label: nameOf(value), search: withFilters(filters, { category: undefined }) }];
    }
    if (name === "tags" || name === "languages") {
      return valuesOf(filters, name).map((one) => ({
        key: `${name}-${one}`,
        label: name === "tags" ? nameOf(one) : one,
        search: withoutValue(filters, name, one),
      }));
    }
    const wording = wordings[name];
    if (!wording) return [];
    const search = withFilters(filters, goesWith[name] ?? { [name]: undefined });
    return [{ key: name, label: wording(value, filters), search }];
  });
}
