import type { Favorite } from "@vesper/contract/profiles/favorites";
import type { ProfileImage } from "@vesper/contract/media/images";
import { formatPrice } from "@vesper/contract/profiles/price";

interface FavoriteCard {
  path: string;
  name: string;
  age: number | null;
  isOnline: boolean;
  place: string;
  price: string;
  image: ProfileImage | undefined;
}

/** Returns the card of a favorite profile or listing; null if it no longer exists. */
export function toFavoriteCard({ profile, product }: Favorite): FavoriteCard | null {
  if (profile) {
    const rate = profile.rateOutcall || profile.rateIncall;
    return {
      path: `/escort/${profile.slug}`,
      name: profile.name,
      age: profile.age,
      isOnline: profile.isOnline,
      place: profile.tour ? `${profile.tour.city}, on tour` : profile.city,
      price: rate > 0 ? `${formatPrice({ price: rate, currency: profile.currency })}/hr` : "Rates on request",
      image: profile.images[0],
    };
  }
  if (!product) return null;
  return {
    path: `/listing/${product.slug}`,
    name: product.title,
    age: null,
    isOnline: false,
    place: `${product.profile.name}, ${product.profile.city}`,
    price: formatPrice(product),
    image: product.images[0],
  };
}
