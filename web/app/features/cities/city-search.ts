import type { City } from "@vesper/contract/profiles/cities";

/** Smallest radius of a search: the city itself, because all its people share its coordinates. */
const cityRadius = "1";

/** Returns the address of a search in the city. */
export function toCitySearch(
  { city, country, lat, lon }: Pick<City, "city" | "country" | "lat" | "lon">,
  filters: Record<string, string> = {},
): string {
  const place = { nearCity: `${city}, ${country}`, near: `${lat},${lon}`, radiusKm: cityRadius };
  return `/search?${new URLSearchParams({ ...place, ...filters })}`;
}
