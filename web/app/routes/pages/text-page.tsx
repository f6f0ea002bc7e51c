import type { ReactNode } from "react";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { PrintedFrom } from "./printed-from.tsx";
import { Revision } from "./revision.tsx";

export interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface TextPageProps {
  title: string;
  intro: ReactNode;
  /** The day on which the text last changed, for example `2026-11-15`. */
  revised: string;
  numbered?: boolean;
  sections: readonly TextSection[];
}

/** A long text: heading, table of contents, and sections that can be linked to and printed. */
export function TextPage({ title, intro, revised, numbered = false, sections }: TextPageProps) {
  const titled = sections.map((section, index) => ({
    ...section,
    title: numbered ? `${index + 1}. ${section.title}` : section.title,
  }));
  return (
    <Page>
      <PageHeader
        size="display"
        title={title}
        text={intro}
        eyebrow={<Revision day={revised} />}
        className="sm:mb-12"
      />
      <Prose sections={titled}>
        {titled.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        <PrintedFrom />
      </Prose>
    </Page>
  );
}
