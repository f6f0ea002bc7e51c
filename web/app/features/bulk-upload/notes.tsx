import { SectionCard } from "#web/ui/layout/section-card.tsx";

const notes = [
  "Categories and tags must exist first.",
  "Image URLs must be public.",
  "Emails must be unique.",
  "Profiles are auto-approved.",
  "Processing can take several minutes. You may leave this page: the work goes on, and is found here again.",
  "Everybody in the file gets an invitation to set a password.",
];

export function Notes() {
  return (
    <SectionCard title="Important Notes">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-small marker:text-accent">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
