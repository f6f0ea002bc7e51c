import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one, pageQuery } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { ProfileCard } from "./directory.ts";
import { Place } from "./places.ts";
import { Facets, searchFilters, searchProfiles } from "./search.ts";
import { Tour } from "./tours.ts";

/** A city and the number of people there now, at home or on tour, and of those who arrive within 30 days. */
export const CityCount = z.object({
  slug: z.string(),
  city: z.string(),
  country: z.string(),
  profileCount: z.int(),
  arrivalCount: z.int(),
});
export type CityCount = z.output<typeof CityCount>;

const NearbyCity = CityCount.extend({ distanceKm: z.int() });
export type NearbyCity = z.output<typeof NearbyCity>;

/** A person whose announced tour begins within 30 days, with its first and last day. */
export const Arrival = z.object({ profile: ProfileCard, ...Tour.pick({ from: true, to: true }).shape });
export type Arrival = z.output<typeof Arrival>;

/** Counts leave out the same people as the lists: those who hide from the caller's country or are blocked. */
export const City = z.object({
  ...CityCount.shape,
  ...Place.shape,
  verifiedCount: z.int(),
  availableCount: z.int(),
  /** People from elsewhere whose tour is running. */
  touringCount: z.int(),
  facets: Facets,
  areFacetsEstimated: z.boolean(),
  /** The location category with this city's name; its description is the staff's own text about the city. */
  category: z.object({ slug: z.string(), name: z.string(), description: z.string() }).nullable(),
  /** Published for the first time within 30 days, newest first. */
  newcomers: z.array(ProfileCard),
  /** The next to arrive first. */
  arrivals: z.array(Arrival),
  /** Other cities with people, nearest first. */
  neighbours: z.array(NearbyCity),
});
export type City = z.output<typeof City>;

/** Longer than a slug, for names that are written out and lead to it. */
const CitySlug = z.object({ slug: z.string().min(1).max(limits.slug.max) });

export const listCities = anyone.get(
  "/cities",
  "List cities with public profiles or announced tours, those with the most profiles first",
  { response: one(z.array(CityCount)) },
);

export const getCity = anyone.get(
  "/cities/:slug",
  "Get a city: counts, new profiles, people who arrive within 30 days, neighbouring cities",
  { params: CitySlug, response: one(City) },
);

export const listCityProfiles = anyone.get(
  "/cities/:slug/profiles",
  "List public profiles in a city, at home or on tour",
  {
    params: CitySlug,
    query: z.object({ ...pageQuery(limits.feed.page), rotation: searchProfiles.query.shape.rotation }),
    response: searchProfiles.response,
  },
);

export const listArrivals = anyone.get(
  "/arrivals",
  "List people whose announced tour near a place begins within 30 days, the next to arrive first",
  {
    query: z.object({ near: searchFilters.near.unwrap(), radiusKm: searchFilters.radiusKm }),
    response: one(
      z.object({
        /** The city at these coordinates, if it has a page. */
        city: CityCount.pick({ slug: true, city: true }).nullable(),
        arrivals: z.array(Arrival),
      }),
    ),
  },
);
