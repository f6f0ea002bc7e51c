import { currencies } from "@vesper/contract/currencies";
import { formatMoney } from "@vesper/contract/money";
import type { OwnProfile } from "@vesper/contract/profiles";
import { countryName } from "./countries.ts";
import { inputOf } from "./draft.ts";
import type { FieldName } from "./sections.ts";
import { genderNames, orientationNames, sometimesNames, visibilityNames, yesNoNames } from "./labels.ts";

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");
const named = <Key extends string>(names: Readonly<Record<Key, string>>, key: Key | null) =>
  key ? names[key] : "";
const withUnit = (value: number | null, unit: string) => (value === null ? "" : `${value} ${unit}`);

/** What somebody told, field by field, to read; empty for what they left open. */
export function profileInWords(profile: OwnProfile): Record<FieldName, string> {
  const { currency } = profile;
  const perHour = (amount: number) => `${formatMoney(amount, currency)} per hour`;
  return {
    ...inputOf(profile),
    gender: genderNames[profile.gender],
    orientation: named(orientationNames, profile.orientation),
    currency: currencies.find(({ code }) => code === currency)?.name ?? currency,
    rateOutcall: perHour(profile.rateOutcall),
    rateIncall: perHour(profile.rateIncall),
    categoryId: profile.categoryId?.name ?? "",
    tags: profile.tags.map(({ name }) => name).join(", "),
    services: profile.services.join(", "),
    height: withUnit(profile.height, "cm"),
    weight: withUnit(profile.weight, "kg"),
    smokes: named(sometimesNames, profile.smokes),
    implants: named(yesNoNames, profile.implants),
    shaved: named(sometimesNames, profile.shaved),
    contactVisibility: visibilityNames[profile.contactVisibility],
    customFields: profile.customFields.map(({ label, value }) => `${label}: ${value}`).join(", "),
    isPublic: yesOrNo(profile.isPublic),
    allowMessages: yesOrNo(profile.allowMessages),
    allowReviews: yesOrNo(profile.allowReviews),
    isIndexed: yesOrNo(profile.isIndexed),
    hiddenCountries: profile.hiddenCountries.map(countryName).join(", "),
  };
}
