import { sql, type RawBuilder } from "kysely";

const kilometersPerDegree = 111;

/** Selects the places within a radius of a point, with their distance. An index narrows them down by latitude. */
export function buildPlacesWithin(
  { lat, lon }: Record<"lat" | "lon", RawBuilder<unknown>>,
  radiusKm: number,
): RawBuilder<{ id: number; km: number }> {
  const degrees = sql`${radiusKm / kilometersPerDegree}::float8`;
  return sql`
    select id, km from (
      select places.id, 6371 * 2 * asin(least(1, sqrt(
        sin(radians(places.lat - ${lat}) / 2) ^ 2
        + cos(radians(${lat})) * cos(radians(places.lat)) * sin(radians(places.lon - ${lon}) / 2) ^ 2
      ))) as km
      from places where places.lat between ${lat} - ${degrees} and ${lat} + ${degrees}
    ) as measured
    where km <= ${radiusKm}`;
}
