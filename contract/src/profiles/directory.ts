import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { Id, PageMeta, feed, one, pageQuery, queryInt, messageOnly } from "../core/envelope.ts";
import { ProfileImage, ProfileVideo } from "../media/images.ts";
import { limits } from "../core/limits.ts";
import { BadgeBasis, contactFields, Gender, optionalFields, requiredFields } from "./profile-fields.ts";
import { Rate, RateDuration, RatePlace } from "./profile-rates.ts";
import { ProfileCategory, ProfileTag } from "./profiles.ts";
import { Slug, text } from "../core/text.ts";
import { Tour } from "./tours.ts";

const { currency, languages } = optionalFields;

/** Last activity, only as precise as others may know it. */
export const LastSeen = z.enum(["online", "today", "this_week", "this_month", "earlier"]);
export type LastSeen = z.output<typeof LastSeen>;

/**
 * Usual reply time of the escort in accepted conversations: within an hour, a few hours, a day or a few days.
 */
export const ReplyTime = z.enum(["hour", "hours", "day", "days"]);
export type ReplyTime = z.output<typeof ReplyTime>;

/** Rating from approved reviews. The average is 0 if there are none or if reviews are turned off. */
const Rating = z.object({ average: z.number(), count: z.int() });

/** A profile as visitors see it in lists. */
export const ProfileCard = z.object({
  _id: z.uuid(),
  userId: z.uuid(),
  slug: z.string(),
  ...requiredFields,
  currency,
  languages,
  tags: z.array(ProfileTag),
  isVerified: z.boolean(),
  /** True only while premium is active. */
  isPaid: z.boolean(),
  premiumExpiry: z.iso.date().nullable(),
  isAvailable: z.boolean(),
  /** The primary photo only; the profile page has all of them. */
  images: z.array(ProfileImage),
  rating: Rating,
  /**
   * Whether the person is connected now. People who hide their presence never appear online and have no last
   * activity.
   */
  isOnline: z.boolean(),
  lastSeen: LastSeen.nullable(),
  /** Current tour while the person is away from home. */
  tour: Tour.pick({ city: true, country: true, to: true }).nullable(),
  createdAt: z.iso.datetime(),
});
export type ProfileCard = z.output<typeof ProfileCard>;

/** The rate that a price, duration or place filter matched, also in US dollars, the currency of the filter. */
export const PriceMatch = z.object({
  isIncall: z.boolean(),
  dollars: z.int(),
  duration: RateDuration,
  /** In the profile's currency. */
  amount: Rate,
});
export type PriceMatch = z.output<typeof PriceMatch>;

export const ContactChannel = z.enum(
  Object.keys(contactFields) as [keyof typeof contactFields, ...(keyof typeof contactFields)[]],
);
export type ContactChannel = z.output<typeof ContactChannel>;

/** A profile as visitors see it on its page. */
export const ProfileDetail = ProfileCard.extend({
  ...optionalFields,
  ...z.object(contactFields).partial().shape,
  categoryId: ProfileCategory.nullable(),
  tags: z.array(ProfileTag),
  allowMessages: z.boolean(),
  /** When off, no reviews are shown and none can be written. */
  allowReviews: z.boolean(),
  /** Whether the contacts above are omitted because only members see them. */
  areContactsHidden: z.boolean(),
  /** Whether the contacts above are null because the caller has reached the hourly limit. */
  contactsLimited: z.boolean(),
  /** Contacts that can be revealed. */
  contactChannels: z.array(ContactChannel),
  isIndexed: z.boolean(),
  /** Page of the city where the person is now; null for towns outside the city list. */
  citySlug: z.string().nullable(),
  /** Month in which an admin checked age and identity, such as `2026-11`; null if none did. */
  verifiedIn: z.string().nullable(),
  /** Evidence behind the badge. */
  verifiedBy: BadgeBasis.nullable(),
  /** Null without enough replies to measure, and for people who hide their presence. */
  replyTime: ReplyTime.nullable(),
  /** Preview of the primary photo. */
  avatar: z.string().nullable(),
  videos: z.array(ProfileVideo),
  /** Services from the site's list, each with the slug of its filter; also contained in `services`. */
  listedServices: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Current and announced tours, the next one first. */
  tours: z.array(Tour),
});
export type ProfileDetail = z.output<typeof ProfileDetail>;

/** Removes contacts from page data, because each contact is fetched only when a person reveals it. */
export function omitContacts(detail: ProfileDetail): Omit<ProfileDetail, ContactChannel> {
  const kept = { ...detail };
  for (const channel of ContactChannel.options) delete kept[channel];
  return kept;
}

export const listPublicProfiles = anyone.get(
  "/escort-profile/public",
  "List public profiles in rotation; paging by cursor never repeats a profile",
  {
    query: z.object({
      limit: queryInt(1, limits.list.max).default(limits.feed.page),
      offset: queryInt(0, 100_000).default(0),
      cursor: z
        .string()
        .regex(/^[\w-]{10,80}$/, "must be a valid cursor")
        .optional(),
    }),
    response: feed(ProfileCard),
  },
);

export const getPublicProfile = anyone.get(
  "/escort-profile/:slugOrId",
  "Get a public profile; its owner and admins see it in any status",
  { params: z.object({ slugOrId: z.string().min(1).max(limits.slug.max) }), response: one(ProfileDetail) },
);

export const revealContacts = anyone.post(
  "/escort-profile/:id/contacts",
  "Get the contact details of a profile; shares an hourly limit with reading the profile itself",
  { params: Id, response: one(z.object(contactFields)) },
);

export const recordView = anyone.post(
  "/escort-profile/:id/view",
  "Record a profile view; bots, owners and repeats on the same day are not counted",
  { params: Id, response: messageOnly },
);

const Impressions = z
  .object({
    ids: z.array(z.uuid()).min(1).max(limits.impressions.batch),
    /** Place of each card in its list, from 1, across pages; null for a card outside a list. */
    places: z.array(z.int().min(1).max(limits.impressions.place).nullable()).optional(),
    /** First part of the address of the page that has the list; empty for the home page. */
    list: z
      .string()
      .regex(/^\w{0,40}$/, "must be the first part of an address")
      .optional(),
  })
  .refine(({ ids, places }) => !places || places.length === ids.length, {
    path: ["places"],
    error: "must have as many entries as ids",
  });

export const recordImpressions = anyone.post(
  "/escort-profile/impressions",
  "Record impressions of profiles in a list; bots and owners are not counted",
  {
    body: Impressions,
    response: messageOnly,
    limit: { calls: 300, seconds: 60, per: "network" },
  },
);

export const listSimilarProfiles = anyone.get(
  "/escort-profile/:id/similar",
  "List profiles in the same place, or with similar services at a similar price",
  { params: Id, response: one(z.array(ProfileCard)) },
);

const price = queryInt(0, limits.rate.max).optional();
const age = queryInt(limits.age.min, limits.age.max).optional();

export const profileSorts = ["createdAt", "rateOutcall", "rateIncall", "age", "name"] as const;

/** Filters shared by category and tag pages. Prices are US dollars per hour, or for the chosen duration. */
const filters = {
  ...pageQuery(limits.feed.page),
  q: text(limits.search.query).optional(),
  gender: Gender.optional(),
  minPrice: price,
  maxPrice: price,
  duration: RateDuration.optional(),
  place: RatePlace.optional(),
  ageMin: age,
  ageMax: age,
  sortBy: z.enum(profileSorts).default("createdAt"),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
};

const found = z.object({
  data: z.array(ProfileCard.extend({ priceMatch: PriceMatch.optional() })),
  meta: PageMeta.extend({
    /** The corrected query that was used because the original has no matches. */
    correctedTo: z.string().nullable(),
  }),
});

export const listByCategory = anyone.get(
  "/escort-profile/by-category/:slug",
  "List public profiles by category; location categories use the profile's city",
  {
    params: z.object({ slug: Slug }),
    query: z.object({ ...filters, location: text(limits.place.max).optional() }),
    response: found,
  },
);

export const listByTag = anyone.get(
  "/escort-profile/by-tag/:slug",
  "List public profiles with a tag; `verified`, `new` and `available-now` are computed",
  {
    params: z.object({ slug: Slug }),
    query: z.object({ ...filters, category: Slug.optional() }),
    response: found,
  },
);
