import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { feed, list, one, pageQuery, queryInt } from "./envelope.ts";
import { limits } from "./limits.ts";
import { contactFields, Gender, optionalFields, requiredFields } from "./profile-fields.ts";
import { ProfileCategory, ProfileTag } from "./profiles.ts";
import { Slug, text } from "./text.ts";

const { currency, languages } = optionalFields;

/** What visitors see of a profile in lists. */
export const ProfileCard = z.object({
  _id: z.uuid(),
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
  createdAt: z.iso.datetime(),
});
export type ProfileCard = z.output<typeof ProfileCard>;

/** What visitors see on its page. */
export const ProfileDetail = ProfileCard.extend({
  ...optionalFields,
  ...z.object(contactFields).partial().shape,
  userId: z.uuid(),
  categoryId: ProfileCategory.nullable(),
  tags: z.array(ProfileTag),
  allowMessages: z.boolean(),
  /** Whether the contacts above are left out because only members see them. */
  areContactsHidden: z.boolean(),
  isIndexed: z.boolean(),
});
export type ProfileDetail = z.output<typeof ProfileDetail>;

export const listPublicProfiles = endpoint({
  method: "GET",
  path: "/escort-profile/public",
  policy: "public",
  summary: "Public profiles, newest first; a cursor shows nobody twice, at any depth",
  query: z.object({
    limit: queryInt(1, limits.list.max).default(limits.feed.page),
    offset: queryInt(0, 100_000).default(0),
    cursor: z
      .string()
      .regex(/^[\w-]{10,80}$/, "is not a cursor")
      .optional(),
  }),
  response: feed(ProfileCard),
});

export const getPublicProfile = endpoint({
  method: "GET",
  path: "/escort-profile/:slugOrId",
  policy: "public",
  summary: "One public profile; its owner and admins see it in any state",
  params: z.object({ slugOrId: z.string().min(1).max(limits.slug.max) }),
  response: one(ProfileDetail),
});

export const revealContacts = endpoint({
  method: "POST",
  path: "/escort-profile/:id/contacts",
  policy: "public",
  summary: "The contacts of a profile, one at a time",
  params: z.object({ id: z.uuid() }),
  response: one(z.object(contactFields)),
  limit: { calls: 60, seconds: 3600, per: "person" },
});

const price = queryInt(0, limits.rate.max).optional();
const age = queryInt(limits.age.min, limits.age.max).optional();

export const profileSorts = ["createdAt", "rateOutcall", "rateIncall", "age", "name"] as const;

/** What the filters of a category and a tag page have in common. Prices are US dollars per hour. */
const filters = {
  ...pageQuery(limits.feed.page),
  q: text(limits.place.max).optional(),
  gender: Gender.optional(),
  minPrice: price,
  maxPrice: price,
  ageMin: age,
  ageMax: age,
  sortBy: z.enum(profileSorts).default("createdAt"),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
};

export const listByCategory = endpoint({
  method: "GET",
  path: "/escort-profile/by-category/:slug",
  policy: "public",
  summary: "Public profiles of a category; one that is a place finds who is there",
  params: z.object({ slug: Slug }),
  query: z.object({ ...filters, location: text(limits.place.max).optional() }),
  response: list(z.array(ProfileCard)),
});

export const listByTag = endpoint({
  method: "GET",
  path: "/escort-profile/by-tag/:slug",
  policy: "public",
  summary: "Public profiles with a tag; verified, new and available-now are computed",
  params: z.object({ slug: Slug }),
  query: z.object({ ...filters, category: Slug.optional() }),
  response: list(z.array(ProfileCard)),
});
