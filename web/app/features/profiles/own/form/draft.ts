import { amountInput, defaultCurrency } from "@vesper/contract/profiles/money";
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
  choice,
  customRows,
  handles,
  listOf,
  looks,
  mail,
  measures,
  paragraphs,
  rate,
  spare,
  sparePhone,
  spares,
  wholeNumber,
} from "./fields.ts";

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
    ...spares(measures, limits.measure.max),
    ...spares(looks, limits.handle.max),
    smokes: choice(Sometimes),
    implants: choice(YesNo),
    shaved: choice(Sometimes),
    phoneNumber: sparePhone,
    whatsapp: sparePhone,
    ...spares(handles, limits.handle.max),
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

/** The form holds them as they are written, and empty where nothing is. */
const short = [
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
const written = [...short, ...paragraphs, ...measures, ...looks, ...handles] as const;
type Written = Record<(typeof written)[number], string>;

const toWritten = (read: (name: keyof Written) => string) =>
  Object.fromEntries(written.map((name) => [name, read(name)])) as Written;

export function inputOf(profile: OwnProfile): ProfileInput {
  return {
    ...toWritten((name) => String(profile[name] ?? "")),
    gender: profile.gender,
    orientation: profile.orientation ?? "",
    languages: profile.languages.join(", "),
    district: profile.location.address ?? "",
    currency: profile.currency,
    rateOutcall: amountInput(profile.rateOutcall),
    rateIncall: amountInput(profile.rateIncall),
    categoryId: profile.categoryId?._id ?? "",
    tags: profile.tags.map(({ _id }) => _id),
    services: profile.services.join("\n"),
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
  ...toWritten(() => ""),
  gender: "",
  orientation: "",
  languages: "",
  district: "",
  currency: defaultCurrency,
  rateOutcall: "",
  rateIncall: "",
  categoryId: "",
  tags: [],
  services: "",
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
