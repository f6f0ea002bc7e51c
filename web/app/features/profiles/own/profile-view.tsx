import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { FactsList } from "#web/ui/data/definition-list.tsx";
import { type FieldName, labels, type Section, sections } from "./form/sections.ts";
import { currencies } from "@vesper/contract/profiles/currencies";
import { formatMoney } from "@vesper/contract/profiles/money";
import {
  countryName,
  genderNames,
  orientationNames,
  sometimesNames,
  visibilityNames,
  yesNoNames,
} from "./labels.ts";
import { paragraphs } from "./form/fields.ts";
import { inputOf } from "./form/draft.ts";

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

const named = <Key extends string>(names: Readonly<Record<Key, string>>, key: Key | null) =>
  key ? names[key] : "";

const withUnit = (value: number | null, unit: string) => (value === null ? "" : `${value} ${unit}`);

/** Read as a paragraph rather than beside its name. */
const long: readonly FieldName[] = paragraphs;

/** The whole profile to read, part by part, with what is still left open. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const words = profileInWords(profile);
  const custom = profile.customFields.map(({ label, value }) => ({ term: label, detail: value }));
  return sections.map((section) =>
    section.id === "custom" ? (
      <SectionCard key={section.id} title={section.title}>
        {custom.length > 0 ? <FactsList facts={custom} /> : <Open fields={section.fields} />}
      </SectionCard>
    ) : (
      <ViewSection key={section.id} section={section} words={words} />
    ),
  );
}

interface ViewSectionProps {
  section: Section;
  words: Readonly<Record<FieldName, string>>;
}

function ViewSection({ section: { title, fields }, words }: ViewSectionProps) {
  const told = fields.filter((name) => words[name] !== "");
  const short = told.filter((name) => !long.includes(name));
  return (
    <SectionCard title={title}>
      {short.length > 0 && (
        <FactsList facts={short.map((name) => ({ term: labels[name], detail: words[name] }))} />
      )}
      {told
        .filter((name) => long.includes(name))
        .map((name) => (
          <div key={name} className="text-small">
            <h3 className="mb-1 text-muted">{labels[name]}</h3>
            <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
              <bdi>{words[name]}</bdi>
            </p>
          </div>
        ))}
      <Open fields={fields.filter((name) => words[name] === "")} />
    </SectionCard>
  );
}

function Open({ fields }: { fields: readonly FieldName[] }) {
  if (fields.length === 0) return null;
  return (
    <p className="text-small text-muted">Still empty: {fields.map((name) => labels[name]).join(", ")}</p>
  );
}

/** What somebody told, field by field, to read; empty for what they left open. */
function profileInWords(profile: OwnProfile): Record<FieldName, string> {
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
