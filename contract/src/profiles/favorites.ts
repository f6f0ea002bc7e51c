import { z } from "zod";
import { ProfileCard } from "./directory.ts";
import { anyone, member } from "../core/endpoint.ts";
import { Id, list, one, pageQuery } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Listing } from "./listings.ts";
import { text } from "../core/text.ts";

/** Kinds of favorites: a profile or a listing. */
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
  rating: true,
  isAvailable: true,
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
  /** Id of the saved profile or listing; the endpoints below take this id. */
  targetId: z.uuid(),
  kind: FavoriteKind,
  createdAt: z.iso.datetime(),
  /** Visible only to its author. */
  note,
  /** Both are null once the target is no longer public; the reason is not disclosed. */
  profile: FavoriteProfile.nullable(),
  product: FavoriteProduct.nullable(),
  isAvailable: z.boolean(),
});
export type Favorite = z.output<typeof Favorite>;

export const addFavorite = member.post(
  "/favorites/:id",
  "Save a profile or listing as a favorite; idempotent",
  {
    params: Id,
    response: one(z.object({ _id: z.uuid(), isFavorite: z.literal(true) })),
    status: 201,
    limit: { calls: 300, seconds: 3600, per: "person" },
  },
);

export const removeFavorite = member.delete("/favorites/:id", "Remove a favorite; idempotent", {
  params: Id /** Includes the note, so that the removal can be undone. */,
  response: one(z.object({ _id: z.uuid(), note })),
});

export const listFavorites = member.get("/favorites", "List your favorites, newest first", {
  query: z.object(pageQuery(limits.list.adminPage)),
  response: list(z.object({ favorites: z.array(Favorite) })),
});

export const listFavoriteStatuses = member.get(
  "/favorites/statuses",
  "Check which of the given items are your favorites",
  {
    query: z.object({
      ids: z
        .string()
        .transform((value) => value.split(","))
        .pipe(z.array(z.uuid()).min(1).max(limits.favorites.batch)),
    }),
    response: one(z.object({ ids: z.array(z.uuid()) })),
  },
);

export const getFavoriteStatus = member.get(
  "/favorites/:id/status",
  "Check whether an item is one of your favorites",
  {
    params: Id,
    response: one(z.object({ isFavorite: z.boolean() })),
  },
);

export const getFavoriteCount = anyone.get("/favorites/:id/count", "Count the people who saved an item", {
  params: Id,
  response: one(z.object({ count: z.int() })),
});

export const updateFavoriteNote = member.put(
  "/favorites/:id/note",
  "Write a private note on a favorite; null removes it",
  { params: Id, body: z.object({ note }), response: one(z.object({ _id: z.uuid(), note })) },
);
