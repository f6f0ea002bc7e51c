import type { AdminProfile } from "@vesper/contract/admin-profiles";
import type { OwnProfile } from "@vesper/contract/profiles";
import type { ProfileRow } from "./store/profiles.ts";

const time = (date: Date | null) => date?.toISOString() ?? null;

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
    phoneNumber: row.phoneNumber,
    whatsapp: row.whatsapp,
    telegram: row.telegram,
    instagram: row.instagram,
    twitter: row.twitter,
    wechat: row.wechat,
    lineId: row.lineId,
    email: row.email,
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
