import type { Place } from "@vesper/contract/profiles/places";

export const formatPlace = ({ city, country }: Place) => `${city}, ${country}`;

export const formatCoordinates = ({ lat, lon }: Place) => `${lat},${lon}`;

/** The letters to look for: people write the country behind the city. */
export const getCityPart = (typed: string) => typed.split(",")[0]?.trim() ?? "";

/** The one that is meant, else the largest one that begins so. */
export const findBestPlace = (places: readonly Place[], typed: string): Place | undefined =>
  places.find((place) => formatPlace(place).toLowerCase() === typed.trim().toLowerCase()) ?? places[0];
