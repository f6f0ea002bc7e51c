import type { Gender } from "@vesper/contract/profiles/profile-fields";
import type { RateDuration, RatePlace } from "@vesper/contract/profiles/profile-rates";
import { durationLabels, placeLabels } from "@vesper/contract/profiles/rate-labels";
import type { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { limits } from "@vesper/contract/core/limits";
import { type Filters, getValues, withFilters, withoutValue } from "./filters.ts";
import { genderLabels } from "./labels.ts";
import { formatRadius } from "./place.ts";

export interface FilterChip {
  key: string;
  label: string;
  /** The query without this filter. */
  search: string;
}

/** Returns the display name for the slug of a filter. */
export type GetName = (slug: string, filter: "category" | "tags" | "services") => string;

type LabelFormatter = (value: string, filters: Filters) => string;

const formatDollars = (price: string) => `$${Number(price).toLocaleString("en")}`;

const labelFormatters: Readonly<Record<string, LabelFormatter>> = {
  q: (terms) => `“${terms}”`,
  gender: (gender) => genderLabels[gender as Gender],
  location: (place) => `In ${place}`,
  minPrice: (price) => `From ${formatDollars(price)}`,
  maxPrice: (price) => `Up to ${formatDollars(price)}`,
  duration: (duration) => durationLabels[duration as RateDuration],
  place: (place) => placeLabels[place as RatePlace],
  ageMin: (age) => `From age ${age}`,
  ageMax: (age) => `Up to age ${age}`,
  verified: () => "Verified",
  available: () => "Available now",
  near: (_, { nearCity, radiusKm }) =>
    formatRadius(Number(radiusKm ?? limits.radius.normal), nearCity ?? "this location"),
};

const multiValueFormatters: Readonly<Record<string, (value: string, getName: GetName) => string>> = {
  tags: (slug, getName) => getName(slug, "tags"),
  services: (slug, getName) => getName(slug, "services"),
  languages: (language) => language,
  welcomes: (value) => `Welcomes ${welcomeLabels[value as Welcome].toLowerCase()}`,
  access: (value) => accessLabels[value as Access],
};

// Filters that depend on the place are removed together with it.
const clearedTogether: Readonly<Record<string, Filters>> = {
  near: { near: undefined, nearCity: undefined, radiusKm: undefined },
};

/** Returns a chip for each active filter, with its label and the URL without it. */
export function toChips(filters: Filters, getName: GetName = (slug) => slug): FilterChip[] {
  return Object.entries(filters).flatMap(([name, value]): FilterChip[] => {
    if (!value) return [];
    if (name === "category") {
      return [
        { key: name, label: getName(value, name), search: withFilters(filters, { category: undefined }) },
      ];
    }
    const formatEach = multiValueFormatters[name];
    if (formatEach) {
      return getValues(filters, name).map((one) => ({
        key: `${name}-${one}`,
        label: formatEach(one, getName),
        search: withoutValue(filters, name, one),
      }));
    }
    const formatLabel = labelFormatters[name];
    if (!formatLabel) return [];
    const search = withFilters(filters, clearedTogether[name] ?? { [name]: undefined });
    return [{ key: name, label: formatLabel(value, filters), search }];
  });
}
