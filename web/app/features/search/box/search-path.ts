import { limits } from "@vesper/contract/core/limits";
import { normalizeName } from "../filters/country-names.ts";
import { emptyScope, type SearchScope, withPlace } from "./search-scope.ts";
import type { Suggestion } from "./suggestions.ts";

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

/** Whether the text is the name of a suggested place, which then replaces a place chosen before. */
export const isSuggestedPlace = (typed: string, suggestions: readonly Suggestion[]): boolean =>
  suggestions.some((one) => one.kind === "place" && normalizeName(one.place.city) === normalizeName(typed));

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
