import { z } from "zod";
import { PriceMatch, ProfileCard, profileSorts } from "./directory.ts";
import { anyone } from "../core/endpoint.ts";
import { PageMeta, pageQuery, queryFlag, queryInt } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Access, Welcome } from "./good-to-know.ts";
import { Gender } from "./profile-fields.ts";
import { RateDuration, RatePlace } from "./profile-rates.ts";
import { Slug, text } from "../core/text.ts";

/** Comma-separated values: `tags=luxury,outcall`. A profile must match all of them. */
const commaSeparated = <T extends z.ZodType<string, string>>(each: T, most: number) =>
  z
    .string()
    .transform((value) => value.split(",").filter((part) => part.trim() !== ""))
    .pipe(z.array(each).max(most));

const coordinate = (largest: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/, "must be a valid coordinate")
    .transform(Number)
    .pipe(z.number().min(-largest).max(largest));

/** `lat,lon` of a city. */
const near = z
  .string()
  .transform((value) => value.split(","))
  .pipe(z.tuple([coordinate(90), coordinate(180)]))
  .transform(([lat, lon]) => ({ lat, lon }));

/**
 * `location` means nearest first with `near`, best match first with `q`, otherwise by city. Without a sort it is the
 * same, except that the rotation takes the place of the city. Each sort has a default direction that `sortOrder`
 * overrides.
 */
const searchSorts = ["location", "relevance", ...profileSorts] as const;

export const searchFilters = {
  q: text(limits.search.query).optional(),
  gender: Gender.optional(),
  location: text(limits.place.max).optional(),
  category: Slug.optional(),
  tags: commaSeparated(Slug, limits.profile.tags).optional(),
  /** US dollars per hour, or for the chosen duration; a profile matches if either of its rates does. */
  minPrice: queryInt(0, limits.rate.max).optional(),
  maxPrice: queryInt(0, limits.rate.max).optional(),
  /** A profile must have a rate for this duration, and in this place. */
  duration: RateDuration.optional(),
  place: RatePlace.optional(),
  ageMin: queryInt(limits.age.min, limits.age.max).optional(),
  ageMax: queryInt(limits.age.min, limits.age.max).optional(),
  languages: commaSeparated(text(limits.handle.max, 1), limits.languages.max).optional(),
  services: commaSeparated(Slug, limits.services.max).optional(),
  welcomes: commaSeparated(Welcome, Welcome.options.length).optional(),
  access: commaSeparated(Access, Access.options.length).optional(),
  verified: queryFlag.optional(),
  available: queryFlag.optional(),
  near: near.optional(),
  radiusKm: queryInt(1, limits.radius.max).default(limits.radius.normal),
};

const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.output<typeof FacetValue>;

/**
 * Number of results per facet value. A price band is `from-to` in dollars, and each profile counts in one band only:
 * that of its lowest rate, among those of the chosen place and duration.
 */
export const Facets = z.object({
  gender: z.array(FacetValue),
  category: z.array(FacetValue),
  tags: z.array(FacetValue),
  languages: z.array(FacetValue),
  services: z.array(FacetValue),
  welcomes: z.array(FacetValue),
  access: z.array(FacetValue),
  price: z.array(FacetValue),
  duration: z.array(FacetValue),
  place: z.array(FacetValue),
});
export type Facets = z.output<typeof Facets>;

/** Facets of a search that finds nothing. */
export const noFacets: Facets = {
  gender: [],
  category: [],
  tags: [],
  languages: [],
  services: [],
  welcomes: [],
  access: [],
  price: [],
  duration: [],
  place: [],
};

/** A card with the distance between its city and the search location. */
export const SearchHit = ProfileCard.extend({
  distanceKm: z.number().nullable(),
  priceMatch: PriceMatch.optional(),
});
export type SearchHit = z.output<typeof SearchHit>;

export const searchProfiles = anyone.get(
  "/escort-profile/search",
  "Search public profiles by text, place and attributes; tolerates accents and typos",
  {
    query: z.object({
      ...searchFilters,
      sortBy: z.enum(searchSorts).optional(),
      sortOrder: z.enum(["asc", "desc"]).optional(),
      /** `meta.rotation` of the first page, so that later pages go on with its order. */
      rotation: z
        .string()
        .regex(/^\d{1,9}-\d{1,9}$/, "must be the rotation of a page")
        .optional(),
      ...pageQuery(limits.feed.page),
      facets: queryFlag.default(false),
      /** When false, `total` is only a lower bound, which is enough for suggestions. */
      counted: queryFlag.default(true),
    }),
    response: z.object({
      data: z.array(SearchHit),
      meta: PageMeta.extend({
        /** The corrected query that was used because the original has no matches. */
        correctedTo: z.string().nullable(),
        /** Order of this moment; only for searches that rotate. */
        rotation: z.string().optional(),
        facets: Facets.optional(),
        /** Facet counts are estimates for very large results. */
        areFacetsEstimated: z.boolean().optional(),
      }),
    }),
  },
);
