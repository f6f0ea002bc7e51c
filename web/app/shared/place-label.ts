interface NamedPlace {
  city: string;
  country: string;
}

/** Returns the city, with its country if another place of the list has the same name. */
export const getPlaceLabel = (place: NamedPlace, places: readonly NamedPlace[]): string =>
  places.some((other) => other !== place && other.city === place.city)
    ? `${place.city}, ${place.country}`
    : place.city;
