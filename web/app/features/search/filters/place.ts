import type { Place } from "@vesper/contract/profiles/places";

export const formatPlace = ({ city, country }: Place) => `${city}, ${country}`;

export const formatCoordinates = ({ lat, lon }: Place) => `${lat},${lon}`;

/** Returns the city part of the entered text, because people add the country after a comma. */
export const getCityPart = (typed: string) => typed.split(",")[0]?.trim() ?? "";

/** Returns the exact match, otherwise the largest city with this prefix. */
export const findBestPlace = (places: readonly Place[], typed: string): Place | undefined =>
  places.find((place) => formatPlace(place).toLowerCase() === typed.trim().toLowerCase()) ?? places[0];
