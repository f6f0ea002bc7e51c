import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { formatMoney } from "@vesper/contract/profiles/money";
import { formatOtherRates } from "../own/form/rate-rows.ts";
import { genderLabels } from "../own/labels.ts";

interface Fact {
  term: string;
  detail: string;
}

const omitEmpty = (facts: readonly Fact[]) => facts.filter(({ detail }) => detail !== "");

/** Contact details from the profile; empty fields are left out. */
export const getContacts = (profile: AdminProfile): Fact[] =>
  omitEmpty([
    { term: "Phone", detail: profile.phoneNumber ?? "" },
    { term: "WhatsApp", detail: profile.whatsapp ?? "" },
    { term: "Telegram", detail: profile.telegram ?? "" },
    { term: "Instagram", detail: profile.instagram ?? "" },
    { term: "Twitter", detail: profile.twitter ?? "" },
    { term: "WeChat", detail: profile.wechat ?? "" },
    { term: "LINE", detail: profile.lineId ?? "" },
    { term: "Contact email", detail: profile.email ?? "" },
  ]);

/** Facts from the profile except the contact details; empty fields are left out. */
export function getFacts(profile: AdminProfile): Fact[] {
  const { age, gender, rateOutcall, rateIncall, currency } = profile;
  const facts = [
    { term: "Age", detail: String(age) },
    { term: "Gender", detail: genderLabels[gender] },
    { term: "Outcall", detail: formatMoney(rateOutcall, currency) },
    { term: "Incall", detail: formatMoney(rateIncall, currency) },
    { term: "Outcall, other durations", detail: formatOtherRates(profile, "outcall") },
    { term: "Incall, other durations", detail: formatOtherRates(profile, "incall") },
    { term: "Category", detail: profile.categoryId?.name ?? "" },
    { term: "Tags", detail: profile.tags.map(({ name }) => name).join(", ") },
    { term: "Languages", detail: profile.languages.join(", ") },
    { term: "Services", detail: profile.services.join(", ") },
    { term: "Welcome", detail: profile.welcomes.map((value) => welcomeLabels[value]).join(", ") },
    { term: "Access", detail: profile.access.map((value) => accessLabels[value]).join(", ") },
    { term: "Preferences", detail: profile.preferences ?? "" },
    { term: "Working hours", detail: profile.workingHours ?? "" },
    { term: "Availability", detail: profile.availability ?? "" },
    { term: "District", detail: profile.location.address ?? "" },
    ...profile.customFields.map(({ label, value }) => ({ term: label, detail: value })),
  ];
  return omitEmpty(facts);
}
