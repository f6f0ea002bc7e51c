import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { Id, PageMeta, feed, one, pageQuery, queryInt, messageOnly } from "../core/envelope.ts";
import { ProfileImage, ProfileVideo } from "../media/images.ts";
import { limits } from "../core/limits.ts";
import { BadgeBasis, contactFields, Gender, optionalFields, requiredFields } from "./profile-fields.ts";
import { ProfileCategory, ProfileTag } from "./profiles.ts";
import { Slug, text } from "../core/text.ts";
import { Tour } from "./tours.ts";

const { currency, languages } = optionalFields;

/** When somebody was here last, as roughly as others may know it. */
export const LastSeen = z.enum(["online", "today", "this_week", "this_month", "earlier"]);
export type LastSeen = z.output<typeof LastSeen>;

/** Of approved reviews; the average is 0 while there are none, and where reviews are switched off. */
const Rating = z.object({ average: z.number(), count: z.int() });

/** What visitors see of a profile in lists. */
export const ProfileCard = z.object({
  _id: z.uuid(),
  userId: z.uuid(),
  slug: z.string(),
  ...requiredFields,
  currency,
  languages,
  tags: z.array(ProfileTag),
  isVerified: z.boolean(),
  /** Premium is shown only while it lasts. */
  isPaid: z.boolean(),
  premiumExpiry: z.iso.date().nullable(),
  isAvailable: z.boolean(),
  /** The primary one; a profile's own page has them all. */
  images: z.array(ProfileImage),
  rating: Rating,
  /** Connected now. Somebody who keeps their presence to themself is never online, and was never seen. */
  isOnline: z.boolean(),
  lastSeen: LastSeen.nullable(),
  /** Where they are now, when that is not their home. */
  tour: Tour.pick({ city: true, country: true, to: true }).nullable(),
  createdAt: z.iso.datetime(),
});
export type ProfileCard = z.output<typeof ProfileCard>;

/** Which rate a price filter matched, and what it comes to in US dollars, the currency of the filter. */
export const PriceMatch = z.object({ isIncall: z.boolean(), dollars: z.int() });
export type PriceMatch = z.output<typeof PriceMatch>;

export const ContactChannel = z.enum(
  Object.keys(contactFields) as [keyof typeof contactFields, ...(keyof typeof contactFields)[]],
);
export type ContactChannel = z.output<typeof ContactChannel>;

/** What visitors see on its page. */
export const ProfileDetail = ProfileCard.extend({
  ...optionalFields,
  ...z.object(contactFields).partial().shape,
  categoryId: ProfileCategory.nullable(),
  tags: z.array(ProfileTag),
  allowMessages: z.boolean(),
  /** Where they are switched off, none are shown and none can be written. */
  allowReviews: z.boolean(),
  /** Whether the contacts above are left out because only members see them. */
  areContactsHidden: z.boolean(),
  /** Whether the contacts above are null because the caller has read too many within the hour. */
  contactsLimited: z.boolean(),
  /** Which contacts there are to reveal. */
  contactChannels: z.array(ContactChannel),
  isIndexed: z.boolean(),
  /** The month in which staff checked age and identity, where they did: `2026-11`. */
  verifiedIn: z.string().nullable(),
  /** Evidence behind the badge. */
  verifiedBy: BadgeBasis.nullable(),
  /** The preview of the primary picture. */
  avatar: z.string().nullable(),
  videos: z.array(ProfileVideo),
  /** Running and announced, the next one first. */
  tours: z.array(Tour),
});
export type ProfileDetail = z.output<typeof ProfileDetail>;

/** What a page may be made of: addresses and numbers are fetched one at a time, by a person who asks. */
export function omitContacts(detail: ProfileDetail): Omit<ProfileDetail, ContactChannel> {
  const kept = { ...detail };
  for (const channel of ContactChannel.options) delete kept[channel];
  return kept;
}

export const listPublicProfiles = anyone.get(
  "/escort-profile/public",
  "Public profiles, newest first; a cursor shows nobody twice, at any depth",
  {
    query: z.object({
      limit: queryInt(1, limits.list.max).default(limits.feed.page),
      offset: queryInt(0, 100_000).default(0),
      cursor: z
        .string()
        .regex(/^[\w-]{10,80}$/, "is not a cursor")
        .optional(),
    }),
    response: feed(ProfileCard),
  },
);

export const getPublicProfile = anyone.get(
  "/escort-profile/:slugOrId",
  "One public profile; its owner and admins see it in any state",
  { params: z.object({ slugOrId: z.string().min(1).max(limits.slug.max) }), response: one(ProfileDetail) },
);

export const revealContacts = anyone.post(
  "/escort-profile/:id/contacts",
  "The contacts of a profile; shares an hourly allowance with the profile's own call",
  { params: Id, response: one(z.object(contactFields)) },
);

export const recordView = anyone.post(
  "/escort-profile/:id/view",
  "A person looks at a profile; robots, owners and repeats on the same day do not count",
  { params: Id, response: messageOnly },
);

export const recordImpressions = anyone.post(
  "/escort-profile/impressions",
  "A person has seen these profiles in a list; robots and owners do not count",
  {
    body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.impressions.batch) }),
    response: messageOnly,
    limit: { calls: 300, seconds: 60, per: "network" },
  },
);

export const listSimilarProfiles = anyone.get(
  "/escort-profile/:id/similar",
  "Others who are in the same place, or do the same at about the same price",
  { params: Id, response: one(z.array(ProfileCard)) },
);

const price = queryInt(0, limits.rate.max).optional();
const age = queryInt(limits.age.min, limits.age.max).optional();

export const profileSorts = ["createdAt", "rateOutcall", "rateIncall", "age", "name"] as const;

/** What the filters of a category and a tag page have in common. Prices are US dollars per hour. */
const filters = {
  ...pageQuery(limits.feed.page),
  q: text(limits.search.query).optional(),
  gender: Gender.optional(),
  minPrice: price,
  maxPrice: price,
  ageMin: age,
  ageMax: age,
  sortBy: z.enum(profileSorts).default("createdAt"),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
};

const found = z.object({
  data: z.array(ProfileCard.extend({ priceMatch: PriceMatch.optional() })),
  meta: PageMeta.extend({
    /** The query that was used instead, when the words as given match nobody. */
    correctedTo: z.string().nullable(),
  }),
});

export const listByCategory = anyone.get(
  "/escort-profile/by-category/:slug",
  "Public profiles of a category; one that is a place finds who is there",
  {
    params: z.object({ slug: Slug }),
    query: z.object({ ...filters, location: text(limits.place.max).optional() }),
    response: found,
  },
);

export const listByTag = anyone.get(
  "/escort-profile/by-tag/:slug",
  "Public profiles with a tag; verified, new and available-now are computed",
  {
    params: z.object({ slug: Slug }),
    query: z.object({ ...filters, category: Slug.optional() }),
    response: found,
  },
);
