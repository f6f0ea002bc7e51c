import { pageLimits } from "@vesper/contract/core/page-limits";
import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";

/** Returns a popular city as a place to remember. */
export const toRememberedPlace = ({ city, lat, lon }: SuggestedPlace): RememberedPlace => ({
  city,
  near: `${lat},${lon}`,
  radiusKm: pageLimits.radius.normal,
});

/** Returns the city without the country that search may have stored after it. */
export const getCityName = ({ city }: RememberedPlace) => city.split(",")[0]?.trim() || city;

export const getLongitude = ({ near }: RememberedPlace) => Number(near.split(",")[1]);

/** Returns the address of the search around a place. The usual radius is left out. */
export function toPlaceSearch(
  { city, near, radiusKm }: RememberedPlace,
  more: Record<string, string> = {},
): string {
  const radius: Record<string, string> =
    radiusKm === pageLimits.radius.normal ? {} : { radiusKm: String(radiusKm) };
  return `/search?${new URLSearchParams({ nearCity: city, near, ...radius, ...more })}`;
}
