import { toAmountInput, defaultCurrency } from "@vesper/contract/profiles/money";
import { goodToKnowFields } from "@vesper/contract/profiles/good-to-know";
import { limits } from "@vesper/contract/core/limits";
import {
  choiceFields,
  Gender,
  optionalFields,
  Orientation,
  requiredFields,
  Sometimes,
  YesNo,
} from "@vesper/contract/profiles/profile-fields";
import type { OwnProfile, ProfileChange, ProfileDraft } from "@vesper/contract/profiles/profiles";
import { z } from "zod";
import {
  optionalChoice,
  customRows,
  handles,
  createListSchema,
  appearance,
  optionalEmail,
  measures,
  paragraphs,
  rate,
  optionalText,
  optionalPhone,
  optionalTexts,
  wholeNumber,
} from "./fields.ts";
import { rateRows, toRateRows, toRates } from "./rate-rows.ts";

const commaSeparator = /,/;
const lineSeparator = /\n/;

/** Profile form schema. Fields hold text; an empty string means no value. */
export const ProfileForm = z
  .object({
    name: requiredFields.name,
    age: wholeNumber(limits.age).pipe(z.number("is required")),
    gender: z.string().pipe(z.enum(Gender.options, "is required")),
    orientation: optionalChoice(Orientation),
    aboutMe: optionalText(limits.aboutMe.max),
    languages: createListSchema(commaSeparator, { most: limits.languages.max, length: limits.handle.max }),
    city: requiredFields.city,
    country: requiredFields.country,
    district: optionalText(limits.address.max),
    currency: optionalFields.currency,
    rateOutcall: rate,
    rateIncall: rate,
    outcallRates: rateRows,
    incallRates: rateRows,
    categoryId: z.string().transform((id) => id || null),
    tags: z.array(z.string()).max(limits.profile.tags, `are limited to ${limits.profile.tags}`),
    services: createListSchema(lineSeparator, { most: limits.services.max, length: limits.services.each }),
    ...goodToKnowFields,
    preferences: optionalText(limits.freeText.max),
    workingHours: optionalText(limits.freeText.max),
    availability: optionalText(limits.freeText.max),
    height: wholeNumber(limits.height),
    weight: wholeNumber(limits.weight),
    ...optionalTexts(measures, limits.measure.max),
    ...optionalTexts(appearance, limits.handle.max),
    smokes: optionalChoice(Sometimes),
    implants: optionalChoice(YesNo),
    shaved: optionalChoice(Sometimes),
    phoneNumber: optionalPhone,
    whatsapp: optionalPhone,
    ...optionalTexts(handles, limits.handle.max),
    email: optionalEmail,
    contactVisibility: choiceFields.contactVisibility,
    customFields: customRows,
    isPublic: choiceFields.isPublic,
    allowMessages: choiceFields.allowMessages,
    allowReviews: choiceFields.allowReviews,
    isIndexed: choiceFields.isIndexed,
    hiddenCountries: choiceFields.hiddenCountries,
  })
  .transform(({ district, outcallRates, incallRates, ...fields }): ProfileDraft => ({
    ...fields,
    rates: toRates({ ...fields, outcallRates, incallRates }),
    location: { address: district },
  }));
export type ProfileInput = z.input<typeof ProfileForm>;

/** Fields that the form shows as stored; an absent value becomes an empty string. */
const shortTexts = [
  "name",
  "age",
  "city",
  "country",
  "height",
  "weight",
  "phoneNumber",
  "whatsapp",
  "email",
] as const;
const textFields = [...shortTexts, ...paragraphs, ...measures, ...appearance, ...handles] as const;
type TextFields = Record<(typeof textFields)[number], string>;

const toTextFields = (read: (name: keyof TextFields) => string) =>
  Object.fromEntries(textFields.map((name) => [name, read(name)])) as TextFields;

export function toProfileInput(profile: OwnProfile): ProfileInput {
  return {
    ...toTextFields((name) => String(profile[name] ?? "")),
    gender: profile.gender,
    orientation: profile.orientation ?? "",
    languages: profile.languages.join(", "),
    district: profile.location.address ?? "",
    currency: profile.currency,
    rateOutcall: toAmountInput(profile.rateOutcall),
    rateIncall: toAmountInput(profile.rateIncall),
    outcallRates: toRateRows(profile.rates, "outcall"),
    incallRates: toRateRows(profile.rates, "incall"),
    categoryId: profile.categoryId?._id ?? "",
    tags: profile.tags.map(({ _id }) => _id),
    services: profile.services.join("\n"),
    welcomes: profile.welcomes,
    access: profile.access,
    smokes: profile.smokes ?? "",
    implants: profile.implants ?? "",
    shaved: profile.shaved ?? "",
    contactVisibility: profile.contactVisibility,
    customFields: profile.customFields,
    isPublic: profile.isPublic,
    allowMessages: profile.allowMessages,
    allowReviews: profile.allowReviews,
    isIndexed: profile.isIndexed,
    hiddenCountries: profile.hiddenCountries,
  };
}

/** Returns only the changed fields, so that two devices do not overwrite each other's changes. */
export function getChanges(draft: ProfileDraft, profile: OwnProfile): ProfileChange {
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

/** Initial values of a new profile. They omit the account name, which may be the escort's legal name. */
export const newProfile: ProfileInput = {
  ...toTextFields(() => ""),
  gender: "",
  orientation: "",
  languages: "",
  district: "",
  currency: defaultCurrency,
  rateOutcall: "",
  rateIncall: "",
  outcallRates: [],
  incallRates: [],
  categoryId: "",
  tags: [],
  services: "",
  welcomes: [],
  access: [],
  smokes: "",
  implants: "",
  shaved: "",
  contactVisibility: "everyone",
  customFields: [],
  isPublic: true,
  allowMessages: true,
  allowReviews: true,
  isIndexed: true,
  hiddenCountries: [],
};
