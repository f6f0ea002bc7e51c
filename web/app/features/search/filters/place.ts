import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { isCountryName, normalizeName } from "./country-names.ts";

export const formatPlace = ({ city, country }: Place) => `${city}, ${country}`;

export const formatCoordinates = ({ lat, lon }: Pick<Place, "lat" | "lon">) => `${lat},${lon}`;

/** Returns the city part of the entered text, because people add the country after a comma. */
export const getCityPart = (typed: string) => typed.split(",")[0]?.trim() ?? "";

const isSame = (one: string, other: string) => normalizeName(one) === normalizeName(other);

/** The city list has some names in full: "New York City". */
const isCity = ({ city, country }: Place, typed: string) =>
  isSame(city, typed) || (isSame(city, `${typed} city`) && !isSame(country, typed));

/**
 * Returns the exact match, otherwise the city of that name at the given coordinates, otherwise the first city of that
 * name. The beginning of a name is no match: France would become Franceville.
 */
export function findBestPlace(places: readonly Place[], typed: string, near?: string): Place | undefined {
  const named = places.find((place) => isSame(formatPlace(place), typed));
  if (named) return named;
  const cities = places.filter((place) => isCity(place, getCityPart(typed)));
  const known = cities.find((place) => formatCoordinates(place) === near);
  return known ?? (isCountryName(typed) ? undefined : cities[0]);
}

/** Smallest radius: all people in a city share its coordinates. */
const cityRadius = 1;
const radii = [cityRadius, 10, 25, 50, 100, 250];

/** "Within 25 km of Oslo", or "In Oslo" for the smallest radius. */
export const formatRadius = (km: number, city: string) =>
  km === cityRadius ? `In ${city}` : `Within ${km} km of ${city}`;

/** The default radius is left out of the URL. */
export const radiusOptions = radii.map((km) => ({
  value: km === limits.radius.normal ? "" : String(km),
  label: km === cityRadius ? "In the city" : `Within ${km} km`,
}));
