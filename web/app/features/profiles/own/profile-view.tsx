import { getCountryName } from "#web/shared/countries.ts";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { FactsList } from "#web/ui/data/definition-list.tsx";
import { type FieldName, labels, type Section, sections } from "./form/sections.ts";
import { currencies } from "@vesper/contract/profiles/currencies";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { formatMoney } from "@vesper/contract/profiles/money";
import { genderLabels, orientationLabels, sometimesLabels, visibilityLabels, yesNoLabels } from "./labels.ts";
import { paragraphs } from "./form/fields.ts";
import { formatOtherRates } from "./form/rate-rows.ts";
import { toProfileInput } from "./form/draft.ts";

const formatYesNo = (value: boolean) => (value ? "Yes" : "No");

const getLabel = <Key extends string>(names: Readonly<Record<Key, string>>, key: Key | null) =>
  key ? names[key] : "";

const formatWithUnit = (value: number | null, unit: string) => (value === null ? "" : `${value} ${unit}`);

/** Fields shown as a paragraph instead of a label and value. */
const longFields: readonly FieldName[] = paragraphs;

/** The whole profile by section, including the fields that are still empty. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const texts = toFieldTexts(profile);
  const custom = profile.customFields.map(({ label, value }) => ({ term: label, detail: value }));
  return sections.map((section) =>
    section.id === "custom" ? (
      <SectionCard key={section.id} title={section.title}>
        {custom.length > 0 ? <FactsList facts={custom} /> : <MissingFields fields={section.fields} />}
      </SectionCard>
    ) : (
      <ViewSection key={section.id} section={section} texts={texts} />
    ),
  );
}

interface ViewSectionProps {
  section: Section;
  texts: Readonly<Record<FieldName, string>>;
}

function ViewSection({ section: { title, fields }, texts }: ViewSectionProps) {
  const filled = fields.filter((name) => texts[name] !== "");
  const short = filled.filter((name) => !longFields.includes(name));
  return (
    <SectionCard title={title}>
      {short.length > 0 && (
        <FactsList facts={short.map((name) => ({ term: labels[name], detail: texts[name] }))} />
      )}
      {filled
        .filter((name) => longFields.includes(name))
        .map((name) => (
          <div key={name} className="text-small">
            <h3 className="mb-1 text-muted">{labels[name]}</h3>
            <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
              <bdi>{texts[name]}</bdi>
            </p>
          </div>
        ))}
      <MissingFields fields={fields.filter((name) => texts[name] === "")} />
    </SectionCard>
  );
}

function MissingFields({ fields }: { fields: readonly FieldName[] }) {
  if (fields.length === 0) return null;
  return (
    <p className="text-small text-muted">Still empty: {fields.map((name) => labels[name]).join(", ")}</p>
  );
}

/** Formats each field for display; a field that is not filled in becomes an empty string. */
function toFieldTexts(profile: OwnProfile): Record<FieldName, string> {
  const { currency } = profile;
  const formatHourlyRate = (amount: number) => `${formatMoney(amount, currency)} per hour`;
  return {
    ...toProfileInput(profile),
    gender: genderLabels[profile.gender],
    orientation: getLabel(orientationLabels, profile.orientation),
    currency: currencies.find(({ code }) => code === currency)?.name ?? currency,
    rateOutcall: formatHourlyRate(profile.rateOutcall),
    rateIncall: formatHourlyRate(profile.rateIncall),
    outcallRates: formatOtherRates(profile, "outcall"),
    incallRates: formatOtherRates(profile, "incall"),
    categoryId: profile.categoryId?.name ?? "",
    tags: profile.tags.map(({ name }) => name).join(", "),
    services: profile.services.join(", "),
    welcomes: profile.welcomes.map((value) => welcomeLabels[value]).join(", "),
    access: profile.access.map((value) => accessLabels[value]).join(", "),
    height: formatWithUnit(profile.height, "cm"),
    weight: formatWithUnit(profile.weight, "kg"),
    smokes: getLabel(sometimesLabels, profile.smokes),
    implants: getLabel(yesNoLabels, profile.implants),
    shaved: getLabel(sometimesLabels, profile.shaved),
    contactVisibility: visibilityLabels[profile.contactVisibility],
    customFields: profile.customFields.map(({ label, value }) => `${label}: ${value}`).join(", "),
    isPublic: formatYesNo(profile.isPublic),
    allowMessages: formatYesNo(profile.allowMessages),
    allowReviews: formatYesNo(profile.allowReviews),
    isIndexed: formatYesNo(profile.isIndexed),
    hiddenCountries: profile.hiddenCountries.map(getCountryName).join(", "),
  };
}
