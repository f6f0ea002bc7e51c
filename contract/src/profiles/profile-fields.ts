import { z } from "zod";
import { CountryCode } from "./countries.ts";
import { limits } from "../core/limits.ts";
import { DurationRates, Rate } from "./profile-rates.ts";
import { goodToKnowFields } from "./good-to-know.ts";
import { CurrencyCode } from "./rates.ts";
import { Email, Name, Phone, text } from "../core/text.ts";

export const Gender = z.enum(["female", "male", "transgender", "other"]);
export type Gender = z.output<typeof Gender>;
export const Orientation = z.enum(["straight", "bisexual", "lesbian", "gay", "other"]);
export const Sometimes = z.enum(["no", "yes", "sometimes"]);
export const YesNo = z.enum(["no", "yes"]);

/** Evidence behind a badge: a document that staff checked, or staff vouching for the person. */
export const BadgeBasis = z.enum(["document", "staff"]);
export type BadgeBasis = z.output<typeof BadgeBasis>;

export const ProfileStatus = z.enum(["draft", "active", "inactive", "suspended", "approved", "pending"]);
export type ProfileStatus = z.output<typeof ProfileStatus>;

/** Viewers who see the phone number, the handles and the email address. */
const ContactVisibility = z.enum(["everyone", "members"]);

const detail = text(limits.handle.max).nullable();
const measure = text(limits.measure.max).nullable();
const freeText = text(limits.freeText.max).nullable();
const contact = text(limits.handle.max).nullable();

/** Fields that a profile needs before it can be published. */
export const requiredFields = {
  name: Name,
  age: z.int().min(limits.age.min).max(limits.age.max),
  gender: Gender,
  /** Per hour; 0 means on request. */
  rateOutcall: Rate,
  rateIncall: Rate,
  city: text(limits.place.max, 1),
  country: text(limits.place.max, 1),
};

/** Optional fields; `null` clears a field. */
export const optionalFields = {
  currency: CurrencyCode,
  /** Rates by place and duration. The one-hour rates are `rateOutcall` and `rateIncall`. */
  rates: DurationRates,
  categoryId: z.uuid().nullable(),
  tags: z.array(z.uuid()).max(limits.profile.tags),
  aboutMe: text(limits.aboutMe.max).nullable(),
  orientation: Orientation.nullable(),
  languages: z.array(text(limits.handle.max, 1)).max(limits.languages.max),
  services: z.array(text(limits.services.each, 1)).max(limits.services.max),
  ...goodToKnowFields,
  height: z.int().min(limits.height.min).max(limits.height.max).nullable(),
  weight: z.int().min(limits.weight.min).max(limits.weight.max).nullable(),
  bust: measure,
  waist: measure,
  hips: measure,
  hair: detail,
  hairColor: detail,
  eyeColor: detail,
  ethnicity: detail,
  nationality: detail,
  smokes: Sometimes.nullable(),
  implants: YesNo.nullable(),
  shaved: Sometimes.nullable(),
  preferences: freeText,
  workingHours: freeText,
  availability: freeText,
  customFields: z
    .array(
      z.object({
        label: text(limits.customFields.label, 1),
        value: text(limits.customFields.value, 1),
      }),
    )
    .max(limits.customFields.max),
  /** A district, never a street. */
  location: z.object({ address: text(limits.address.max).nullable() }),
};

export const contactFields = {
  phoneNumber: text(limits.phone.max).nullable(),
  whatsapp: text(limits.phone.max).nullable(),
  telegram: contact,
  instagram: contact,
  twitter: contact,
  wechat: contact,
  lineId: contact,
  email: Email.nullable(),
};

/** Checks for input only, because profiles from earlier releases may contain other text. */
export const phoneFields = { phoneNumber: Phone.nullable(), whatsapp: Phone.nullable() };

export const choiceFields = {
  isPublic: z.boolean(),
  allowMessages: z.boolean(),
  allowReviews: z.boolean(),
  contactVisibility: ContactVisibility,
  /** Whether search engines may index the page. */
  isIndexed: z.boolean(),
  /** Countries from which the profile cannot be seen. */
  hiddenCountries: z.array(CountryCode).max(limits.hiddenCountries.max),
};
