import type { ProfileInput } from "./draft.ts";
import { appearance, measures } from "./fields.ts";

export type FieldName = keyof ProfileInput;

/** Field labels, used wherever a field is shown. */
export const labels: Readonly<Record<FieldName, string>> = {
  name: "Name",
  age: "Age",
  gender: "Gender",
  orientation: "Orientation",
  aboutMe: "About me",
  languages: "Languages",
  city: "City",
  country: "Country",
  district: "District",
  currency: "Currency",
  rateOutcall: "Outcall rate",
  rateIncall: "Incall rate",
  outcallRates: "Outcall, other durations",
  incallRates: "Incall, other durations",
  categoryId: "Category",
  tags: "Tags",
  services: "Services",
  welcomes: "Who is welcome",
  access: "Access",
  preferences: "Preferences",
  workingHours: "Working hours",
  availability: "Availability",
  height: "Height",
  weight: "Weight",
  bust: "Bust",
  waist: "Waist",
  hips: "Hips",
  hair: "Hair",
  hairColor: "Hair color",
  eyeColor: "Eye color",
  ethnicity: "Ethnicity",
  nationality: "Nationality",
  smokes: "Smokes",
  implants: "Implants",
  shaved: "Shaved",
  phoneNumber: "Phone",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  instagram: "Instagram",
  twitter: "X",
  wechat: "WeChat",
  lineId: "LINE",
  email: "Email",
  contactVisibility: "Who can see your contact details",
  customFields: "Custom fields",
  isPublic: "Show profile",
  allowMessages: "Allow messages",
  allowReviews: "Allow reviews",
  isIndexed: "Let search engines show your profile",
  hiddenCountries: "Hidden from these countries",
};

export interface Section {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

/** Sections of a profile, in the order they are filled in. */
export const sections: readonly Section[] = [
  {
    id: "about",
    title: "About you",
    fields: ["name", "age", "gender", "orientation", "aboutMe", "languages"],
  },
  {
    id: "place",
    title: "Location and rates",
    fields: [
      "city",
      "country",
      "district",
      "currency",
      "rateOutcall",
      "outcallRates",
      "rateIncall",
      "incallRates",
    ],
  },
  { id: "offer", title: "What you offer", fields: ["categoryId", "tags", "services", "preferences"] },
  { id: "good-to-know", title: "Good to know", fields: ["welcomes", "access"] },
  { id: "times", title: "Schedule", fields: ["workingHours", "availability"] },
  {
    id: "looks",
    title: "Appearance and habits",
    fields: ["height", "weight", ...measures, ...appearance, "smokes", "implants", "shaved"],
  },
  {
    id: "contacts",
    title: "Contact details",
    fields: [
      "phoneNumber",
      "whatsapp",
      "telegram",
      "email",
      "instagram",
      "twitter",
      "wechat",
      "lineId",
      "contactVisibility",
    ],
  },
  { id: "custom", title: "Custom fields", fields: ["customFields"] },
  {
    id: "privacy",
    title: "Privacy",
    fields: ["isPublic", "allowMessages", "allowReviews", "isIndexed", "hiddenCountries"],
  },
];
