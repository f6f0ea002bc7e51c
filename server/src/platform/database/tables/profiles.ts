import type { BadgeBasis } from "@vesper/contract/profiles/profile-fields";
import type { RateDuration, RatePlace } from "@vesper/contract/profiles/profile-rates";
import type { ReplyTime } from "@vesper/contract/profiles/directory";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from "kysely";

type Field<Name extends keyof OwnProfile> = OwnProfile[Name];

export interface ProfilesTable {
  id: string;
  userId: string;
  slug: string;
  name: string;
  age: number;
  gender: Field<"gender">;
  rateOutcall: number;
  rateIncall: number;
  currency: string;
  usdOutcall: number;
  usdIncall: number;
  city: string;
  country: string;
  categoryId: string | null;
  aboutMe: string | null;
  orientation: Field<"orientation">;
  languages: Generated<string[]>;
  services: Generated<string[]>;
  welcomes: Generated<Field<"welcomes">>;
  access: Generated<Field<"access">>;
  height: number | null;
  weight: number | null;
  bust: string | null;
  waist: string | null;
  hips: string | null;
  hair: string | null;
  hairColor: string | null;
  eyeColor: string | null;
  ethnicity: string | null;
  nationality: string | null;
  smokes: Field<"smokes">;
  implants: Field<"implants">;
  shaved: Field<"shaved">;
  preferences: string | null;
  workingHours: string | null;
  availability: string | null;
  customFields: JSONColumnType<Field<"customFields">, string | undefined>;
  district: string | null;
  /** This and the following contacts are null if sealed. */
  phoneNumber: string | null;
  whatsapp: string | null;
  telegram: string | null;
  instagram: string | null;
  twitter: string | null;
  wechat: string | null;
  lineId: string | null;
  email: string | null;
  contactsSealed: Generated<Buffer | null>;
  isPublic: Generated<boolean>;
  allowMessages: Generated<boolean>;
  allowReviews: Generated<boolean>;
  contactVisibility: Generated<Field<"contactVisibility">>;
  isIndexed: Generated<boolean>;
  hiddenCountries: Generated<Field<"hiddenCountries">>;
  status: Generated<Field<"status">>;
  rejectionReason: string | null;
  isVerified: Generated<boolean>;
  recheckSince: Date | null;
  verifiedIn: string | null;
  verifiedBy: BadgeBasis | null;
  badgeReason: string | null;
  replyTime: ReplyTime | null;
  isPaid: Generated<boolean>;
  premiumExpiry: string | null;
  availableUntil: Date | null;
  presentAt: Generated<Date>;
  absenceNoticedAt: Date | null;
  awaySince: Date | null;
  listed: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  currentCity: string;
  placeId: number;
  tourId: string | null;
  nameNorm: GeneratedAlways<string>;
  cityNorm: GeneratedAlways<string>;
  aboutNorm: GeneratedAlways<string | null>;
  nameLen: GeneratedAlways<number>;
  firstWord: GeneratedAlways<string>;
  secondWord: GeneratedAlways<string>;
}

/** The part of a card that lists read from `profile_cards`. Tags are named by their ids: admins rename them. */
export interface StoredCard extends Pick<
  Selectable<ProfilesTable>,
  | "slug"
  | "name"
  | "age"
  | "gender"
  | "rateOutcall"
  | "rateIncall"
  | "currency"
  | "city"
  | "country"
  | "languages"
  | "isVerified"
> {
  /** Whether the owner lets others see when they were last here. */
  isPresenceShown: boolean;
  tagIds: string[];
  image: StoredImage | null;
  rating: { average: number; count: number } | null;
  tour: { city: string; country: string; to: string } | null;
}

/** A picture as stored cards and queries of profiles describe it. */
export interface StoredImage {
  id: string;
  title: string;
  isPrimary: boolean;
  width: number;
  height: number;
  colors: string[];
}

/** Written by triggers only. */
export interface ProfileCardsTable {
  profileId: string;
  card: JSONColumnType<StoredCard>;
}

export interface RotationGenerationsTable {
  generation: number;
  drawnAt: Date;
}

/** Written by triggers and by the drawing of each night. */
export interface RotationPlacesTable {
  generation: number;
  profileId: string;
  isSecond: boolean;
  key: number;
  otherKey: number | null;
  quarters: Generated<number>;
  /** A multirange in its text form. */
  availableSlots: Generated<string>;
  /** The place of the profile, which a trigger keeps. */
  placeId: Generated<number | null>;
}

export interface ProfileTagsTable {
  profileId: string;
  tagId: string;
}

/** Without the one-hour rates, which are columns of the profile. */
export interface ProfileRatesTable {
  profileId: string;
  place: RatePlace;
  duration: RateDuration;
  amount: number;
  usd: number;
}

/** Written by triggers, and by the store of services when staff change the list. */
export interface ProfileServicesTable {
  profileId: string;
  serviceId: string;
  place: number;
}

export interface ToursTable {
  id: string;
  profileId: string;
  city: string;
  country: string;
  startsOn: string;
  endsOn: string;
  note: string | null;
  createdAt: Date;
  placeId: number | null;
}

export interface SearchWordsTable {
  word: string;
}

export interface ProfileRatingsTable {
  profileId: string;
  ones: Generated<number>;
  twos: Generated<number>;
  threes: Generated<number>;
  fours: Generated<number>;
  fives: Generated<number>;
  count: GeneratedAlways<number>;
  average: GeneratedAlways<number | null>;
}

export interface ProfileDaysTable {
  profileId: string;
  day: string;
  views: Generated<number>;
  contacts: Generated<number>;
  impressions: Generated<number>;
  reviews: Generated<number>;
  favorites: Generated<number>;
  messages: Generated<number>;
  place1: Generated<number>;
  place4: Generated<number>;
  place7: Generated<number>;
  place13: Generated<number>;
  place25: Generated<number>;
  place49: Generated<number>;
  place97: Generated<number>;
  place193: Generated<number>;
  inHome: Generated<number>;
  inSearch: Generated<number>;
  inCategory: Generated<number>;
  inTag: Generated<number>;
  inCity: Generated<number>;
  wasAvailable: Generated<boolean>;
  wasActive: Generated<boolean>;
  wasPremium: Generated<boolean>;
}

/** Written by triggers only. */
export interface ProfileHiddenSpansTable {
  profileId: string;
  hiddenAt: Date;
  /** Null while the profile is hidden. */
  shownAt: Date | null;
}

export interface ExposureMediansTable {
  groupKey: string;
  days: number;
  computedOn: string;
  profiles: number;
  shown: number;
  opened: number;
  contacted: number;
  place: number | null;
}

export interface ProfileVisitorsTable {
  profileId: string;
  day: string;
  visitor: Buffer;
}
