import type { Role } from "@vesper/contract/accounts/roles";
import { limits } from "@vesper/contract/core/limits";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

export function mayFollow(ownerId: string, userId: string): Verdict {
  return ownerId === userId ? refused("forbidden", "You can’t follow your own profile.") : allowed;
}

/** Maximum number of followed profiles per person. */
export const getMaxFollows = (roles: readonly Role[]) =>
  roles.includes("vip") ? limits.follows.vip : limits.follows.user;

export function mayFollowAnother(roles: readonly Role[], followed: number): Verdict {
  const most = getMaxFollows(roles);
  if (followed < most) return allowed;
  return refused("conflict", `You can follow up to ${most} profiles. Stop following one to follow another.`);
}

/** A small number could reveal a person: null stands for one to a few followers. */
export const toShownCount = (followers: number) =>
  followers > 0 && followers < limits.statistics.few ? null : followers;

interface City {
  city: string | null;
  country: string | null;
}
interface Point {
  lat: number;
  lon: number;
}
type Area = City & { [Name in keyof Point | "radiusKm"]: number | null };

/** Whether a tour leads into a member's area. A city without coordinates is near only if it is the area's own. */
export function isNear(area: Area, tour: City & { point: Point | undefined }): boolean {
  if (area.lat === null || area.lon === null || area.radiusKm === null) return false;
  if (!tour.point) return isSameCity(area, tour);
  return getKilometers({ lat: area.lat, lon: area.lon }, tour.point) <= area.radiusKm;
}

const isSameCity = (one: City, other: City) =>
  one.city?.toLowerCase() === other.city?.toLowerCase() &&
  one.country?.toLowerCase() === other.country?.toLowerCase();

const earthRadiusKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, by the haversine formula. */
function getKilometers(from: Point, to: Point): number {
  const [dLat, dLon] = [toRadians(to.lat - from.lat), toRadians(to.lon - from.lon)];
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
