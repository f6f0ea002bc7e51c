import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { formatCoordinates } from "../filters/place.ts";
import type { Suggestion } from "./suggestions.ts";

/** Where to search, and for whom. */
export interface SearchScope {
  city: string;
  /** `lat,lon` of a known city. */
  near: string;
  radiusKm: number;
  gender: string;
}

export const emptyScope: SearchScope = { city: "", near: "", radiusKm: limits.radius.normal, gender: "" };

const isDefaultRadius = (radiusKm: number) => radiusKm === limits.radius.normal;

/** Returns the path to all results; null if nothing narrows the search. */
export function findResultsPath(typed: string, scope: SearchScope = emptyScope): string | null {
  const { city, near, radiusKm, gender } = scope;
  const parameters = {
    q: typed.trim(),
    nearCity: city.trim(),
    near: city.trim() && near,
    radiusKm: city.trim() && !isDefaultRadius(radiusKm) ? String(radiusKm) : "",
    gender,
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  if (given.length === 0) return null;
  return `/search?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** Moves a search to a place. */
export const withPlace = (scope: SearchScope, place: Place): SearchScope => ({
  ...scope,
  city: place.city,
  near: formatCoordinates(place),
});

/** Returns the path of a suggestion; null for a profile without a slug, which would be a server bug. */
export function findSuggestionPath(suggestion: Suggestion, scope: SearchScope): string | null {
  switch (suggestion.kind) {
    case "person":
      return suggestion.profile.slug ? `/escort/${encodeURIComponent(suggestion.profile.slug)}` : null;
    case "place":
      return findResultsPath("", { ...withPlace(scope, suggestion.place), radiusKm: limits.radius.normal });
    case "tag":
      return `/tag/${suggestion.tag.slug}`;
    case "all":
      return findResultsPath(suggestion.query, scope);
  }
}

/** Logs for the operator why a suggestion has no link. */
export const logMissingSlug = ({ _id }: { _id: string }) =>
  // oxlint-disable-next-line no-console
  console.error(`Suggestion ${_id} has no slug.`);
