import type { Favorite, FavoriteProduct, FavoriteProfile } from "@vesper/contract/profiles/favorites";
import type { ComparedFavorite } from "./compare.ts";
import type { FavoriteWithTarget } from "./service.ts";
import type { FavoriteRow } from "./store.ts";

const presentRow = ({ id, targetId, kind, createdAt, note }: FavoriteRow) => ({
  _id: id,
  targetId,
  kind,
  createdAt: createdAt.toISOString(),
  note,
});

export function presentFavorite(row: FavoriteWithTarget): Favorite {
  return {
    ...presentRow(row),
    profile: row.profile && presentProfile(row.profile),
    product: row.product && presentProduct(row.product),
    isAvailable: row.profile !== null || row.product !== null,
  };
}

const presentProfile = (card: FavoriteProfile): FavoriteProfile => ({
  _id: card._id,
  userId: card.userId,
  slug: card.slug,
  name: card.name,
  age: card.age,
  city: card.city,
  country: card.country,
  rateOutcall: card.rateOutcall,
  rateIncall: card.rateIncall,
  currency: card.currency,
  images: card.images,
  isVerified: card.isVerified,
  rating: card.rating,
  isAvailable: card.isAvailable,
  isOnline: card.isOnline,
  tour: card.tour,
});

const presentProduct = (listing: FavoriteProduct): FavoriteProduct => ({
  _id: listing._id,
  slug: listing.slug,
  title: listing.title,
  price: listing.price,
  currency: listing.currency,
  images: listing.images,
  profile: listing.profile,
});

/** Presents the member's own note and choices without the target, whose data belongs to other people. */
export const presentExported = (row: FavoriteRow) => presentRow(row);

/** Presents the facts to compare. Contacts are not among them: each is read on its profile's page. */
export const presentCompared = ({ _id, profile }: ComparedFavorite): ComparedFavorite => ({
  _id,
  profile: profile && {
    _id: profile._id,
    slug: profile.slug,
    name: profile.name,
    age: profile.age,
    city: profile.city,
    country: profile.country,
    tour: profile.tour,
    tours: profile.tours,
    rateOutcall: profile.rateOutcall,
    rateIncall: profile.rateIncall,
    currency: profile.currency,
    languages: profile.languages,
    isVerified: profile.isVerified,
    verifiedIn: profile.verifiedIn,
    rating: profile.rating,
    replyTime: profile.replyTime,
    isAvailable: profile.isAvailable,
    isOnline: profile.isOnline,
    availability: profile.availability,
    services: profile.services,
    categoryId: profile.categoryId,
    tags: profile.tags,
    images: profile.images,
  },
});
