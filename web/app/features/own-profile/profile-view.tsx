import type { OwnProfile } from "@vesper/contract/profiles";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { profileInWords } from "./in-words.ts";
import { type FieldName, labels, type Section, sections } from "./sections.ts";

/** Read as a paragraph rather than beside its name. */
const long: readonly FieldName[] = ["aboutMe", "preferences", "workingHours", "availability", "customFields"];

/** The whole profile to read, part by part, with what is still left open. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const words = profileInWords(profile);
  return sections.map((section) => <ViewSection key={section.id} section={section} words={words} />);
}

interface ViewSectionProps {
  section: Section;
  words: Readonly<Record<FieldName, string>>;
}

function ViewSection({ section: { title, fields }, words }: ViewSectionProps) {
  const told = fields.filter((name) => words[name] !== "");
  const open = fields.filter((name) => words[name] === "");
  const short = told.filter((name) => !long.includes(name));
  return (
    <SectionCard title={title}>
      {short.length > 0 && (
        <DefinitionList
          items={short.map((name) => ({ term: labels[name], detail: <bdi>{words[name]}</bdi> }))}
        />
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
      {open.length > 0 && (
        <p className="text-small text-muted">Still empty: {open.map((name) => labels[name]).join(", ")}</p>
      )}
    </SectionCard>
  );
}
