import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import {
  ContactChannel,
  type PriceMatch,
  type ProfileCard,
  type ProfileDetail,
} from "@vesper/contract/profiles/directory";
import { toImageAddress, toVideoAddress } from "@vesper/contract/media/image-address";
import type { ProfileImage, ProfileVideo } from "@vesper/contract/media/images";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import type { SearchHit } from "@vesper/contract/profiles/search";
import type { Signal } from "@vesper/contract/moderation/signals";
import type { Tour } from "@vesper/contract/profiles/tours";
import type { Sign } from "#modules/media/index.ts";
import type { ContactAccess } from "./policy.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { ActiveTags } from "#modules/taxonomy/index.ts";
import type { StoredCard } from "#platform/database/tables/profiles.ts";
import type { CardSnapshot } from "./card-snapshot.ts";
import { getPresence, type PresenceSnapshot } from "./last-seen.ts";
import type { CardRow } from "./store/cards.ts";
import type { DetailRow, FactColumn } from "./store/details.ts";
import type { ProfileRow } from "./store/profiles.ts";
import type { ReviewInfo, SignalRow } from "./store/signals.ts";
import type { TourRow } from "./store/tours.ts";
import type { ImageRow, TagOnCard, VideoRow } from "./store/selections.ts";

const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Presents the details that a card leaves out. */
function presentFacts(row: Pick<ProfileRow, FactColumn | "languages">) {
  return {
    aboutMe: row.aboutMe,
    orientation: row.orientation,
    languages: row.languages,
    services: row.services,
    height: row.height,
    weight: row.weight,
    bust: row.bust,
    waist: row.waist,
    hips: row.hips,
    hair: row.hair,
    hairColor: row.hairColor,
    eyeColor: row.eyeColor,
    ethnicity: row.ethnicity,
    nationality: row.nationality,
    smokes: row.smokes,
    implants: row.implants,
    shaved: row.shaved,
    preferences: row.preferences,
    workingHours: row.workingHours,
    availability: row.availability,
    customFields: row.customFields,
    location: { address: row.district },
  };
}

/** Fields that cards and full profiles share, from the row of either. */
type BasicFields = Omit<
  StoredCard,
  "tagIds" | "image" | "isPresenceShown" | "tour" | "rating" | "languages"
> &
  Pick<ProfileRow, "id" | "userId" | "availableUntil" | "createdAt" | "images"> & { tags: TagOnCard[] };

function presentBasics(row: BasicFields, now: Date) {
  return {
    _id: row.id,
    userId: row.userId,
    slug: row.slug,
    name: row.name,
    age: row.age,
    gender: row.gender,
    rateOutcall: row.rateOutcall,
    rateIncall: row.rateIncall,
    currency: row.currency,
    city: row.city,
    country: row.country,
    tags: row.tags,
    isVerified: row.isVerified,
    isAvailable: row.availableUntil !== null && row.availableUntil > now,
    images: row.images.map((image) => presentImage(image, row)),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Presents the full profile for its owner. */
export function presentOwnProfile(row: ProfileRow, now: Date): OwnProfile {
  return {
    ...presentBasics(row, now),
    categoryId: row.category,
    ...presentFacts(row),
    ...presentContacts(row),
    isPublic: row.isPublic,
    allowMessages: row.allowMessages,
    allowReviews: row.allowReviews,
    contactVisibility: row.contactVisibility,
    isIndexed: row.isIndexed,
    hiddenCountries: row.hiddenCountries,
    status: row.status,
    rejectionReason: row.rejectionReason,
    isListed: row.listed,
    isPaid: row.isPaid,
    premiumExpiry: row.premiumExpiry,
    availableUntil: toIsoOrNull(row.availableUntil),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Presents a profile for admins. If the profile is not public, its pictures get URLs signed for the admin. */
export function presentAdminProfile(
  row: ProfileRow,
  now: Date,
  sign: Sign,
  { signals, isBeingChecked, submitted }: ReviewInfo,
): AdminProfile {
  const own = presentOwnProfile(row, now);
  const signImage = (image: ProfileImage) => ({
    ...image,
    url: sign(image.url),
    previewUrl: sign(image.previewUrl),
  });
  return {
    ...own,
    images: row.listed ? own.images : own.images.map(signImage),
    userId: { _id: row.userId, name: toNameForStaff(row.ownerName), email: row.ownerEmail ?? "" },
    recheckSince: toIsoOrNull(row.recheckSince),
    ...presentBadge(row),
    badgeReason: row.badgeReason,
    submittedImages: submitted.map((image) => signImage(presentImage(image, row))),
    signals: signals.map(presentSignal),
    isBeingChecked,
  };
}

const presentSignal = ({ id, kind, reason, text, createdAt }: SignalRow): Signal => ({
  _id: id,
  kind,
  reason,
  text,
  createdAt: createdAt.toISOString(),
});

const isPremium = (row: { isPaid: boolean; premiumExpiry: string | null }, now: Date) =>
  row.isPaid && row.premiumExpiry !== null && row.premiumExpiry >= now.toISOString().slice(0, 10);

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

const presentVideo = ({ id, title, format, duration, hasPoster, width, height }: VideoRow): ProfileVideo => ({
  _id: id,
  url: toVideoAddress(id, format),
  posterUrl: hasPoster ? toImageAddress(id, 640, "webp") : null,
  title,
  duration,
  width,
  height,
});

export const presentTour = ({
  id,
  city,
  country,
  startsOn,
  endsOn,
  note,
}: Omit<TourRow, "createdAt" | "profileId">): Tour => ({
  _id: id,
  city,
  country,
  from: startsOn,
  to: endsOn,
  note,
});

type ListedFields = BasicFields &
  Pick<StoredCard, "languages" | "rating" | "tour" | "isPresenceShown"> &
  Pick<CardRow, "isPaid" | "premiumExpiry" | "lastUsedAt">;

function presentListed(row: ListedFields, snapshot: PresenceSnapshot): ProfileCard {
  const premium = isPremium(row, snapshot.now);
  return {
    ...presentBasics(row, snapshot.now),
    languages: row.languages,
    isPaid: premium,
    premiumExpiry: premium ? row.premiumExpiry : null,
    rating: row.rating ?? { average: 0, count: 0 },
    ...getPresence({ userId: row.userId, lastSeenAt: row.isPresenceShown ? row.lastUsedAt : null }, snapshot),
    tour: row.tour,
  };
}

/** Presents a profile in lists: no contacts, no private fields. */
export const presentCard = (row: CardRow, snapshot: CardSnapshot): ProfileCard =>
  presentListed(
    {
      ...row,
      ...row.card,
      tags: presentTags(row.card.tagIds, snapshot.tags),
      images: row.card.image ? [row.card.image] : [],
    },
    snapshot,
  );

/** Presents the active ones of the given tags, in the order of their names. */
const presentTags = (ids: readonly string[], active: ActiveTags) =>
  ids
    .flatMap((id) => active.get(id) ?? [])
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, name, slug, color }) => ({ _id: id, name, slug, color }));

/** A badge without a recorded basis was granted by an admin. */
const presentBadge = ({
  isVerified,
  verifiedIn,
  verifiedBy,
}: Pick<ProfileRow, "isVerified" | "verifiedIn" | "verifiedBy">) => ({
  verifiedIn: isVerified ? (verifiedIn?.slice(0, 7) ?? null) : null,
  verifiedBy: isVerified ? (verifiedBy ?? "staff") : null,
});

interface PriceFilter {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

function findPriceMatch(row: CardRow, { minPrice, maxPrice }: PriceFilter): PriceMatch | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const isInRange = (rate: number) => rate > 0 && rate >= (minPrice ?? 0) && rate <= (maxPrice ?? Infinity);
  const dollars = [row.usdOutcall, row.usdIncall].find(isInRange);
  return dollars === undefined
    ? undefined
    : { isIncall: !isInRange(row.usdOutcall), dollars: Math.round(dollars) };
}

/** Presents a card in a filtered list, with the rate that matched. */
export function presentFilteredCard(row: CardRow, snapshot: CardSnapshot, filter: PriceFilter) {
  const match = findPriceMatch(row, filter);
  return { ...presentCard(row, snapshot), ...(match && { priceMatch: match }) };
}

export const presentSearchHit = (
  row: CardRow & { km: number | null },
  snapshot: CardSnapshot,
  filter: PriceFilter,
): SearchHit => ({
  ...presentFilteredCard(row, snapshot, filter),
  distanceKm: row.km === null ? null : Math.round(row.km),
});

export function presentContacts(row: Pick<ProfileRow, ContactChannel>) {
  const { phoneNumber, whatsapp, telegram, instagram, twitter, wechat, lineId, email } = row;
  return { phoneNumber, whatsapp, telegram, instagram, twitter, wechat, lineId, email };
}

const noContacts = Object.fromEntries(ContactChannel.options.map((channel) => [channel, null]));

/** Presents a profile for its page. */
export function presentDetail(
  row: DetailRow & { contactAccess: ContactAccess },
  snapshot: PresenceSnapshot,
): ProfileDetail {
  const card = presentListed(row, snapshot);
  return {
    ...card,
    ...(row.contactAccess === "shown" && presentContacts(row)),
    ...(row.contactAccess === "limited" && noContacts),
    areContactsHidden: row.contactAccess === "members-only",
    contactsLimited: row.contactAccess === "limited",
    contactChannels: ContactChannel.options.filter((channel) => row[channel]),
    categoryId: row.category,
    ...presentFacts(row),
    allowMessages: row.allowMessages,
    allowReviews: row.allowReviews,
    isIndexed: row.isIndexed,
    ...presentBadge(row),
    replyTime: row.isPresenceShown ? row.replyTime : null,
    avatar: card.images[0]?.previewUrl ?? null,
    videos: row.videos.map(presentVideo),
    tours: row.tours.map(presentTour),
  };
}
