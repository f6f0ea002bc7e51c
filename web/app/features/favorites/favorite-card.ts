import type { Favorite } from "@vesper/contract/profiles/favorites";
import type { ProfileImage } from "@vesper/contract/media/images";
import { formatMoney } from "@vesper/contract/profiles/money";
import { listRates } from "#web/shared/rates.ts";
import { formatPrice } from "@vesper/contract/profiles/price";

interface FavoriteCard {
  path: string;
  name: string;
  age: number | null;
  isOnline: boolean;
  place: string;
  price: string;
  isVerified: boolean;
  /** Null without reviews. */
  rating: { average: number; count: number } | null;
  image: ProfileImage | undefined;
}

/** Names each rate that is set: "€340/hr outcall, €290/hr incall". */
function formatRates(profile: Parameters<typeof listRates>[0] & { currency: string }): string {
  const rates = listRates(profile).map(
    ({ amount, label }) => `${formatMoney(amount, profile.currency)}/hr ${label.toLowerCase()}`,
  );
  return rates.join(", ") || "Rates on request";
}

/** Returns the card of a favorite profile or listing; null if it no longer exists. */
export function toFavoriteCard({ profile, product }: Favorite): FavoriteCard | null {
  if (profile) {
    return {
      path: `/escort/${profile.slug}`,
      name: profile.name,
      age: profile.age,
      isOnline: profile.isOnline,
      place: profile.tour ? `${profile.tour.city}, on tour` : profile.city,
      price: formatRates(profile),
      isVerified: profile.isVerified,
      rating: profile.rating.count > 0 ? profile.rating : null,
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
    isVerified: false,
    rating: null,
    image: product.images[0],
  };
}
