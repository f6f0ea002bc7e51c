import type { Place } from "@vesper/contract/profiles/places";

export const placeName = ({ city, country }: Place) => `${city}, ${country}`;

export const coordinatesOf = ({ lat, lon }: Place) => `${lat},${lon}`;

/** The letters to look for: people write the country behind the city. */
export const cityPart = (typed: string) => typed.split(",")[0]?.trim() ?? "";

/** The one that is meant, else the largest one that begins so. */
export const bestPlace = (places: readonly Place[], typed: string): Place | undefined =>
  places.find((place) => placeName(place).toLowerCase() === typed.trim().toLowerCase()) ?? places[0];
