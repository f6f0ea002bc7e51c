import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { formatCoordinates } from "../filters/place.ts";

/** Place and gender that a search is limited to. */
export interface SearchScope {
  city: string;
  /** `lat,lon` of a known city. */
  near: string;
  radiusKm: number;
  gender: string;
}

export const emptyScope: SearchScope = { city: "", near: "", radiusKm: limits.radius.normal, gender: "" };

/** Moves a search to a place. */
export const withPlace = (scope: SearchScope, place: Place): SearchScope => ({
  ...scope,
  city: place.city,
  near: formatCoordinates(place),
});

export const withoutPlace = ({ gender }: SearchScope): SearchScope => ({ ...emptyScope, gender });

/**
 * Returns the scope that applies to a text. A remembered place is a default for a search without a text: a name or
 * another city is searched for everywhere, unless the visitor chose a place with it.
 */
export const getScopeForText = (typed: string, scope: SearchScope, isPlaceChosen: boolean): SearchScope =>
  isPlaceChosen || typed.trim() === "" ? scope : withoutPlace(scope);
