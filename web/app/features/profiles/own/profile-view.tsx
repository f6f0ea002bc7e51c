import type { OwnProfile } from "@vesper/contract/profiles";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { FactsList } from "#web/ui/data/facts-list.tsx";
import { profileInWords } from "./in-words.ts";
import { type FieldName, labels, type Section, sections } from "./sections.ts";

/** Read as a paragraph rather than beside its name. */
const long: readonly FieldName[] = ["aboutMe", "preferences", "workingHours", "availability"];

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
