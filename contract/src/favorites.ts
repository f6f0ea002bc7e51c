import { z } from "zod";
import { ProfileCard } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { list, one, pageQuery } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Listing } from "./listings.ts";
import { text } from "./text.ts";

/** What can be kept: a profile, or something that is offered. */
export const FavoriteKind = z.enum(["profile", "product"]);
export type FavoriteKind = z.output<typeof FavoriteKind>;

export const FavoriteProfile = ProfileCard.pick({
  _id: true,
  userId: true,
  slug: true,
  name: true,
  age: true,
  city: true,
  country: true,
  rateOutcall: true,
  rateIncall: true,
  currency: true,
  images: true,
  isVerified: true,
  isOnline: true,
  tour: true,
});
export type FavoriteProfile = z.output<typeof FavoriteProfile>;

export const FavoriteProduct = Listing.pick({
  _id: true,
  slug: true,
  title: true,
  price: true,
  currency: true,
  images: true,
  profile: true,
});
export type FavoriteProduct = z.output<typeof FavoriteProduct>;

const note = text(limits.favorites.note).nullable();

export const Favorite = z.object({
  _id: z.uuid(),
  /** What was kept; the calls below name it by this. */
  targetId: z.uuid(),
  kind: FavoriteKind,
  createdAt: z.iso.datetime(),
  /** Only its writer ever reads it. */
  note,
  /** Neither of them once it is no longer public, and nothing tells why. */
  profile: FavoriteProfile.nullable(),
  product: FavoriteProduct.nullable(),
  isAvailable: z.boolean(),
});
export type Favorite = z.output<typeof Favorite>;

const What = z.object({ id: z.uuid() });

export const addFavorite = endpoint({
  method: "POST",
  path: "/favorites/:id",
  policy: "signed-in",
  summary: "Keep a profile or a listing; doing it twice changes nothing",
  params: What,
  response: one(z.object({ _id: z.uuid(), isFavorite: z.literal(true) })),
  status: 201,
  limit: { calls: 300, seconds: 3600, per: "person" },
});

export const removeFavorite = endpoint({
  method: "DELETE",
  path: "/favorites/:id",
  policy: "signed-in",
  summary: "Keep it no longer; doing it twice changes nothing",
  params: What,
  /** With the note that was beside it, for whoever takes it back. */
  response: one(z.object({ _id: z.uuid(), note })),
});

export const listFavorites = endpoint({
  method: "GET",
  path: "/favorites",
  policy: "signed-in",
  summary: "What one keeps, the newest first",
  query: z.object(pageQuery(limits.list.adminPage)),
  response: list(z.object({ favorites: z.array(Favorite) })),
});

export const listFavoriteStatuses = endpoint({
  method: "GET",
  path: "/favorites/statuses",
  policy: "signed-in",
  summary: "Which of these one keeps, for the hearts of a whole list",
  query: z.object({
    ids: z
      .string()
      .transform((value) => value.split(","))
      .pipe(z.array(z.uuid()).min(1).max(limits.favorites.batch)),
  }),
  response: one(z.object({ ids: z.array(z.uuid()) })),
});

export const getFavoriteStatus = endpoint({
  method: "GET",
  path: "/favorites/:id/status",
  policy: "signed-in",
  summary: "Whether one keeps it",
  params: What,
  response: one(z.object({ isFavorite: z.boolean() })),
});

export const getFavoriteCount = endpoint({
  method: "GET",
  path: "/favorites/:id/count",
  policy: "public",
  summary: "How many people keep it",
  params: What,
  response: one(z.object({ count: z.int() })),
});

export const noteFavorite = endpoint({
  method: "PUT",
  path: "/favorites/:id/note",
  policy: "signed-in",
  summary: "Write something beside what one keeps, for oneself alone; null takes it away",
  params: What,
  body: z.object({ note }),
  response: one(z.object({ _id: z.uuid(), note })),
});
