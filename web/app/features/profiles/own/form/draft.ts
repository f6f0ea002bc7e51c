import { amountInput, defaultCurrency } from "@vesper/contract/money";
import { limits } from "@vesper/contract/limits";
import {
  choiceFields,
  Gender,
  optionalFields,
  Orientation,
  requiredFields,
  Sometimes,
  YesNo,
} from "@vesper/contract/profile-fields";
import type { OwnProfile, ProfileChange, ProfileDraft } from "@vesper/contract/profiles";
import { z } from "zod";
import { choice, customRows, listOf, mail, rate, spare, sparePhone, wholeNumber } from "./fields.ts";

const commas = /,/;
const lines = /\n/;

/** A profile as its form holds it: fields speak text, and what is left open is empty. */
export const ProfileForm = z
  .object({
    name: requiredFields.name,
    age: wholeNumber(limits.age).pipe(z.number("is required")),
    gender: z.string().pipe(z.enum(Gender.options, "is required")),
    orientation: choice(Orientation),
    aboutMe: spare(limits.aboutMe.max),
    languages: listOf(commas, { most: limits.languages.max, length: limits.handle.max }),
    city: requiredFields.city,
    country: requiredFields.country,
    district: spare(limits.address.max),
    currency: optionalFields.currency,
    rateOutcall: rate,
    rateIncall: rate,
    categoryId: z.string().transform((id) => id || null),
    tags: z.array(z.string()).max(limits.profile.tags, `must be at most ${limits.profile.tags}`),
    services: listOf(lines, { most: limits.services.max, length: limits.services.each }),
    preferences: spare(limits.freeText.max),
    workingHours: spare(limits.freeText.max),
    availability: spare(limits.freeText.max),
    height: wholeNumber(limits.height),
    weight: wholeNumber(limits.weight),
    bust: spare(limits.measure.max),
    waist: spare(limits.measure.max),
    hips: spare(limits.measure.max),
    hair: spare(limits.handle.max),
    hairColor: spare(limits.handle.max),
    eyeColor: spare(limits.handle.max),
    ethnicity: spare(limits.handle.max),
    nationality: spare(limits.handle.max),
    smokes: choice(Sometimes),
    implants: choice(YesNo),
    shaved: choice(Sometimes),
    phoneNumber: sparePhone,
    whatsapp: sparePhone,
    telegram: spare(limits.handle.max),
    instagram: spare(limits.handle.max),
    twitter: spare(limits.handle.max),
    wechat: spare(limits.handle.max),
    lineId: spare(limits.handle.max),
    email: mail,
    contactVisibility: choiceFields.contactVisibility,
    customFields: customRows,
    isPublic: choiceFields.isPublic,
    allowMessages: choiceFields.allowMessages,
    allowReviews: choiceFields.allowReviews,
    isIndexed: choiceFields.isIndexed,
    hiddenCountries: choiceFields.hiddenCountries,
  })
  .transform(({ district, ...fields }): ProfileDraft => ({ ...fields, location: { address: district } }));
export type ProfileInput = z.input<typeof ProfileForm>;

const words = (value: string | number | null) => String(value ?? "");

export function inputOf(profile: OwnProfile): ProfileInput {
  return {
    name: profile.name,
    age: words(profile.age),
    gender: profile.gender,
    orientation: profile.orientation ?? "",
    aboutMe: words(profile.aboutMe),
    languages: profile.languages.join(", "),
    city: profile.city,
    country: profile.country,
    district: words(profile.location.address),
    currency: profile.currency,
    rateOutcall: amountInput(profile.rateOutcall),
    rateIncall: amountInput(profile.rateIncall),
    categoryId: words(profile.categoryId?._id ?? null),
    tags: profile.tags.map(({ _id }) => _id),
    services: profile.services.join("\n"),
    preferences: words(profile.preferences),
    workingHours: words(profile.workingHours),
    availability: words(profile.availability),
    height: words(profile.height),
    weight: words(profile.weight),
    bust: words(profile.bust),
    waist: words(profile.waist),
    hips: words(profile.hips),
    hair: words(profile.hair),
    hairColor: words(profile.hairColor),
    eyeColor: words(profile.eyeColor),
    ethnicity: words(profile.ethnicity),
    nationality: words(profile.nationality),
    smokes: profile.smokes ?? "",
    implants: profile.implants ?? "",
    shaved: profile.shaved ?? "",
    phoneNumber: words(profile.phoneNumber),
    whatsapp: words(profile.whatsapp),
    telegram: words(profile.telegram),
    instagram: words(profile.instagram),
    twitter: words(profile.twitter),
    wechat: words(profile.wechat),
    lineId: words(profile.lineId),
    email: words(profile.email),
    contactVisibility: profile.contactVisibility,
    customFields: profile.customFields,
    isPublic: profile.isPublic,
    allowMessages: profile.allowMessages,
    allowReviews: profile.allowReviews,
    isIndexed: profile.isIndexed,
    hiddenCountries: profile.hiddenCountries,
  };
}

/** Only what differs is sent, so that two devices do not undo each other's changes. */
export function changesOf(draft: ProfileDraft, profile: OwnProfile): ProfileChange {
  const before: Record<string, unknown> = {
    ...profile,
    categoryId: profile.categoryId?._id ?? null,
    tags: profile.tags.map(({ _id }) => _id).toSorted(),
  };
  const after = { ...draft, tags: draft.tags?.toSorted() };
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/** What the form shows somebody who begins. Not even the account's name, which may be the one in their papers. */
export const newProfile: ProfileInput = {
  name: "",
  age: "",
  gender: "",
  orientation: "",
  aboutMe: "",
  languages: "",
  city: "",
  country: "",
  district: "",
  currency: defaultCurrency,
  rateOutcall: "",
  rateIncall: "",
  categoryId: "",
  tags: [],
  services: "",
  preferences: "",
  workingHours: "",
  availability: "",
  height: "",
  weight: "",
  bust: "",
  waist: "",
  hips: "",
  hair: "",
  hairColor: "",
  eyeColor: "",
  ethnicity: "",
  nationality: "",
  smokes: "",
  implants: "",
  shaved: "",
  phoneNumber: "",
  whatsapp: "",
  telegram: "",
  instagram: "",
  twitter: "",
  wechat: "",
  lineId: "",
  email: "",
  contactVisibility: "everyone",
  customFields: [],
  isPublic: true,
  allowMessages: true,
  allowReviews: true,
  isIndexed: true,
  hiddenCountries: [],
};
