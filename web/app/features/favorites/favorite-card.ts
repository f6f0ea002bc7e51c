import type { Favorite } from "@vesper/contract/profiles/favorites";
import type { ProfileImage } from "@vesper/contract/media/images";
import { formatMoney } from "@vesper/contract/profiles/money";
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

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
}

/** Names each rate that is set: "€340/hr outcall, €290/hr incall". */
function formatRates({ rateOutcall, rateIncall, currency }: Rates): string {
  const rates = [
    { amount: rateOutcall, label: "outcall" },
    { amount: rateIncall, label: "incall" },
  ].filter(({ amount }) => amount > 0);
  if (rates.length === 0) return "Rates on request";
  return rates.map(({ amount, label }) => `${formatMoney(amount, currency)}/hr ${label}`).join(", ");
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
