import { toImageAddress } from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import type { PriceMatch, ProfileCard } from "@vesper/contract/profiles/directory";
import type { SearchHit } from "@vesper/contract/profiles/search";
import type { ActiveTags } from "#modules/taxonomy/index.ts";
import type { StoredCard } from "#platform/database/tables/profiles.ts";
import type { CardSnapshot } from "./card-snapshot.ts";
import { getPresence, type PresenceSnapshot } from "./last-seen.ts";
import type { CardRow } from "./store/cards.ts";
import type { ProfileRow } from "./store/profiles.ts";
import type { ImageRow, TagOnCard } from "./store/selections.ts";

export const presentImage = (
  { id, title, ...image }: ImageRow,
  { name }: { name: string },
): ProfileImage => ({
  _id: id,
  url: toImageAddress(id, 1280, "webp"),
  previewUrl: toImageAddress(id, 640, "webp"),
  alt: title || `Photo of ${name}`,
  isPrimary: image.isPrimary,
  width: image.width,
  height: image.height,
  colors: image.colors,
});

/** Fields beside the card that change by themselves. */
type MovingFields = Pick<ProfileRow, "id" | "userId" | "availableUntil" | "createdAt">;

type BasicFields = Omit<StoredCard, "tagIds" | "image" | "isPresenceShown" | "tour" | "rating" | "languages">;

interface TagsAndImages {
  tags: TagOnCard[];
  images: readonly ImageRow[];
}

/** Presents the fields that cards and full profiles share, from the row of either. */
export function presentBasics(
  row: MovingFields,
  card: BasicFields,
  { tags, images }: TagsAndImages,
  now: Date,
) {
  return {
    _id: row.id,
    userId: row.userId,
    slug: card.slug,
    name: card.name,
    age: card.age,
    gender: card.gender,
    rateOutcall: card.rateOutcall,
    rateIncall: card.rateIncall,
    currency: card.currency,
    city: card.city,
    country: card.country,
    tags,
    isVerified: card.isVerified,
    isAvailable: row.availableUntil !== null && row.availableUntil > now,
    images: images.map((image) => presentImage(image, card)),
    createdAt: row.createdAt.toISOString(),
  };
}

const isPremium = (row: { isPaid: boolean; premiumExpiry: string | null }, now: Date) =>
  row.isPaid && row.premiumExpiry !== null && row.premiumExpiry >= now.toISOString().slice(0, 10);

type ListedFields = BasicFields & Pick<StoredCard, "languages" | "rating" | "tour" | "isPresenceShown">;

export function presentListed(
  row: MovingFields & Pick<CardRow, "isPaid" | "premiumExpiry" | "lastUsedAt">,
  card: ListedFields,
  more: TagsAndImages,
  snapshot: PresenceSnapshot,
): ProfileCard {
  const premium = isPremium(row, snapshot.now);
  const lastSeenAt = card.isPresenceShown ? row.lastUsedAt : null;
  const { isOnline, lastSeen } = getPresence({ userId: row.userId, lastSeenAt }, snapshot);
  return {
    ...presentBasics(row, card, more, snapshot.now),
    languages: card.languages,
    isPaid: premium,
    premiumExpiry: premium ? row.premiumExpiry : null,
    rating: card.rating ?? { average: 0, count: 0 },
    isOnline,
    lastSeen,
    tour: card.tour,
  };
}

/** Presents a profile in lists: no contacts, no private fields. */
export function presentCard(row: CardRow, snapshot: CardSnapshot): ProfileCard {
  const { card } = row;
  const tags = presentTags(card.tagIds, snapshot.tags);
  return presentListed(row, card, { tags, images: card.image ? [card.image] : [] }, snapshot);
}

/** Presents the active ones of the given tags, in the order of their names. */
const presentTags = (ids: readonly string[], active: ActiveTags) =>
  ids
    .flatMap((id) => active.get(id) ?? [])
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, name, slug, color }) => ({ _id: id, name, slug, color }));

/** Presents a card in a filtered list, with the rate that matched. */
export const presentFilteredCard = (row: CardRow, snapshot: CardSnapshot, match: PriceMatch | undefined) => ({
  ...presentCard(row, snapshot),
  ...(match && { priceMatch: match }),
});

export const presentSearchHit = (
  row: CardRow & { km: number | null },
  snapshot: CardSnapshot,
  match: PriceMatch | undefined,
): SearchHit => ({
  ...presentFilteredCard(row, snapshot, match),
  distanceKm: row.km === null ? null : Math.round(row.km),
});
