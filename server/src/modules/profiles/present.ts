import type { AdminProfile } from "@vesper/contract/admin-profiles";
import type { ProfileCard, ProfileDetail } from "@vesper/contract/directory";
import type { OwnProfile } from "@vesper/contract/profiles";
import type { CardRow } from "./store/directory.ts";
import type { ProfileRow } from "./store/profiles.ts";

const time = (date: Date | null) => date?.toISOString() ?? null;

/** What somebody says about themself beyond what a card shows. */
function presentFacts(row: ProfileRow) {
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

/** The whole profile, for its owner. */
export function presentOwnProfile(row: ProfileRow, now: Date): OwnProfile {
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
    categoryId: row.category,
    tags: row.tags,
    ...presentFacts(row),
    ...presentContacts(row),
    isPublic: row.isPublic,
    allowMessages: row.allowMessages,
    contactVisibility: row.contactVisibility,
    isIndexed: row.isIndexed,
    status: row.status,
    rejectionReason: row.rejectionReason,
    isListed: row.listed,
    isVerified: row.isVerified,
    isPaid: row.isPaid,
    premiumExpiry: row.premiumExpiry,
    isAvailable: row.availableUntil !== null && row.availableUntil > now,
    availableUntil: time(row.availableUntil),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentAdminProfile(row: ProfileRow, now: Date): AdminProfile {
  return {
    ...presentOwnProfile(row, now),
    userId: { _id: row.userId, name: row.ownerName, email: row.ownerEmail ?? "" },
    recheckSince: time(row.recheckSince),
  };
}

const isPremium = (row: { isPaid: boolean; premiumExpiry: string | null }, now: Date) =>
  row.isPaid && row.premiumExpiry !== null && row.premiumExpiry >= now.toISOString().slice(0, 10);

/** What visitors see in lists: no contacts, nothing that only its owner knows. */
export function presentCard(row: CardRow, now: Date): ProfileCard {
  const premium = isPremium(row, now);
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    age: row.age,
    gender: row.gender,
    rateOutcall: row.rateOutcall,
    rateIncall: row.rateIncall,
    currency: row.currency,
    city: row.city,
    country: row.country,
    languages: row.languages,
    tags: row.tags,
    isVerified: row.isVerified,
    isPaid: premium,
    premiumExpiry: premium ? row.premiumExpiry : null,
    isAvailable: row.availableUntil !== null && row.availableUntil > now,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentContacts(row: ProfileRow) {
  const { phoneNumber, whatsapp, telegram, instagram, twitter, wechat, lineId, email } = row;
  return { phoneNumber, whatsapp, telegram, instagram, twitter, wechat, lineId, email };
}

/** What visitors see on its page. Contacts for members only are left out for everybody else. */
export function presentDetail(
  row: ProfileRow,
  now: Date,
  { isMember }: { isMember: boolean },
): ProfileDetail {
  const areContactsHidden = row.contactVisibility === "members" && !isMember;
  return {
    ...presentCard(row, now),
    ...(areContactsHidden ? {} : presentContacts(row)),
    areContactsHidden,
    userId: row.userId,
    categoryId: row.category,
    ...presentFacts(row),
    allowMessages: row.allowMessages,
    isIndexed: row.isIndexed,
  };
}
