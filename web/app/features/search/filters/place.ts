import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";

export const formatPlace = ({ city, country }: Place) => `${city}, ${country}`;

export const formatCoordinates = ({ lat, lon }: Pick<Place, "lat" | "lon">) => `${lat},${lon}`;

/** Returns the city part of the entered text, because people add the country after a comma. */
export const getCityPart = (typed: string) => typed.split(",")[0]?.trim() ?? "";

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the exact match, otherwise the city of that name at the given coordinates, otherwise the largest city with
 * this prefix.
 */
export const findBestPlace = (places: readonly Place[], typed: string, near?: string): Place | undefined =>
  places.find((place) => isSame(formatPlace(place), typed)) ??
  places.find((place) => isSame(place.city, typed) && formatCoordinates(place) === near) ??
  places[0];

const radii = [10, 25, 50, 100, 250];

/** The default radius is left out of the URL. */
export const radiusOptions = radii.map((km) => ({
  value: km === limits.radius.normal ? "" : String(km),
  label: `Within ${km} km`,
}));
