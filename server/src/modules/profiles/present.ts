import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { ContactChannel, type ProfileDetail } from "@vesper/contract/profiles/directory";
import { toImageAddress, toVideoAddress } from "@vesper/contract/media/image-address";
import type { ProfileImage, ProfileVideo } from "@vesper/contract/media/images";
import { sortRates, toHourRates } from "@vesper/contract/profiles/profile-rates";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import type { Signal } from "@vesper/contract/moderation/signals";
import type { Tour } from "@vesper/contract/profiles/tours";
import type { Sign } from "#modules/media/index.ts";
import type { ContactAccess } from "./policy.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { PresenceSnapshot } from "./last-seen.ts";
import { presentListedServices, presentServices } from "./present-services.ts";
import { presentBasics, presentImage, presentListed } from "./present-card.ts";
import type { DetailRow, FactColumn } from "./store/details.ts";
import type { ProfileRow } from "./store/profiles.ts";
import type { ReviewInfo, SignalRow } from "./store/signals.ts";
import type { TourRow } from "./store/tours.ts";
import type { VideoRow } from "./store/selections.ts";

const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Presents the details that a card leaves out. */
function presentFacts(row: Pick<ProfileRow, FactColumn | "languages" | "shownServices">) {
  return {
    aboutMe: row.aboutMe,
    orientation: row.orientation,
    languages: row.languages,
    services: presentServices(row),
    welcomes: row.welcomes,
    access: row.access,
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

/** Presents all rates, the hourly ones included. */
const presentRates = (row: Pick<ProfileRow, "rates" | "rateOutcall" | "rateIncall">) =>
  sortRates([...toHourRates(row), ...row.rates]);

/** Presents the full profile for its owner. */
export function presentOwnProfile(row: ProfileRow, now: Date): OwnProfile {
  return {
    ...presentBasics(row, row, row, now),
    categoryId: row.category,
    rates: presentRates(row),
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
}: Omit<TourRow, "createdAt" | "profileId" | "placeId">): Tour => ({
  _id: id,
  city,
  country,
  from: startsOn,
  to: endsOn,
  note,
});

/** A badge without a recorded basis was granted by an admin. */
const presentBadge = ({
  isVerified,
  verifiedIn,
  verifiedBy,
}: Pick<ProfileRow, "isVerified" | "verifiedIn" | "verifiedBy">) => ({
  verifiedIn: isVerified ? (verifiedIn?.slice(0, 7) ?? null) : null,
  verifiedBy: isVerified ? (verifiedBy ?? "staff") : null,
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
  const card = presentListed(row, row, row, snapshot);
  return {
    ...card,
    ...(row.contactAccess === "shown" && presentContacts(row)),
    ...(row.contactAccess === "limited" && noContacts),
    areContactsHidden: row.contactAccess === "members-only",
    contactsLimited: row.contactAccess === "limited",
    contactChannels: ContactChannel.options.filter((channel) => row[channel]),
    categoryId: row.category,
    rates: presentRates(row),
    ...presentFacts(row),
    allowMessages: row.allowMessages,
    allowReviews: row.allowReviews,
    isIndexed: row.isIndexed,
    citySlug: row.citySlug,
    ...presentBadge(row),
    replyTime: row.isPresenceShown ? row.replyTime : null,
    avatar: card.images[0]?.previewUrl ?? null,
    videos: row.videos.map(presentVideo),
    listedServices: presentListedServices(row),
    tours: row.tours.map(presentTour),
  };
}
