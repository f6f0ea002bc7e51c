import { pageLimits } from "@vesper/contract/core/page-limits";
import type { PriceMatch, ProfileCard } from "@vesper/contract/profiles/directory";
import { type ShownImage, toShownImage } from "#web/shared/sized-picture.tsx";

interface Facts {
  languages?: readonly string[] | undefined;
  distanceKm?: number | null;
}

// Omits a distance under 1 km, which means the same city.
const formatDistance = (km: number) => (km < 1 ? [] : [`${Math.round(km).toLocaleString("en")} km away`]);

/** Returns the facts that only search results show on a card: distance and languages. */
export const formatCardFacts = ({ languages = [], distanceKm }: Facts): string =>
  [
    ...(distanceKm == null ? [] : formatDistance(distanceKm)),
    ...(languages.length > 0 ? [languages.slice(0, pageLimits.card.languages).join(", ")] : []),
  ].join(" · ");

type ShownFields =
  | "_id"
  | "userId"
  | "slug"
  | "name"
  | "age"
  | "rateOutcall"
  | "rateIncall"
  | "currency"
  | "city";
type Marks = "isVerified" | "isPaid" | "isAvailable" | "isOnline";

/** Fields of a profile that its card shows, with those of a search or filter result. */
export type FoundCard = Pick<ProfileCard, ShownFields> & {
  [Mark in Marks]?: boolean;
} & {
  languages?: readonly string[] | undefined;
  tags: readonly { name: string }[];
  images: readonly ShownImage[];
  rating?: ProfileCard["rating"];
  tour?: { city: string } | null;
  distanceKm?: number | null;
  priceMatch?: PriceMatch | undefined;
};

/**
 * Drops what the card does not show: a page sends the data of its cards a second time, for hydration. Results also
 * show languages.
 */
export function toCard(profile: FoundCard, isResult = false): FoundCard {
  const { _id, userId, slug, name, age, rateOutcall, rateIncall, currency, city } = profile;
  const { languages, tags, images, rating, tour, distanceKm, priceMatch } = profile;
  return {
    _id,
    userId,
    slug,
    name,
    age,
    rateOutcall,
    rateIncall,
    currency,
    city,
    ...(profile.isVerified && { isVerified: true }),
    ...(profile.isPaid && { isPaid: true }),
    ...(profile.isAvailable && { isAvailable: true }),
    ...(profile.isOnline && { isOnline: true }),
    ...(isResult && { languages: languages?.slice(0, pageLimits.card.languages) ?? [] }),
    tags: tags.map((tag) => ({ name: tag.name })),
    images: images.slice(0, 1).map(toShownImage),
    ...(rating && rating.count > 0 && { rating }),
    ...(tour && { tour: { city: tour.city } }),
    ...(distanceKm != null && { distanceKm }),
    ...(priceMatch && { priceMatch }),
  };
}

/** Cards of one page share one object per tag, which is then sent once. */
export function toCards(profiles: readonly FoundCard[], areResults = false): FoundCard[] {
  const shared = new Map<string, { name: string }>();
  return profiles.map((profile) => {
    const card = toCard(profile, areResults);
    for (const tag of card.tags) if (!shared.has(tag.name)) shared.set(tag.name, tag);
    return { ...card, tags: card.tags.map((tag) => shared.get(tag.name) ?? tag) };
  });
}
