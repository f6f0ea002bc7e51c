import type { ReactNode } from "react";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { useLocation } from "react-router";
import { useSite } from "#web/shell/site.ts";

const longDateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface TextPageProps {
  title: string;
  intro: ReactNode;
  /** Date of the last revision, for example `2026-11-15`. */
  revised: string;
  numbered?: boolean;
  sections: readonly TextSection[];
}

/** Page with a long text: heading, table of contents, and sections that can be linked to and printed. */
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
        <PrintedAddress />
      </Prose>
    </Page>
  );
}

/** Date of the last revision as recorded by the authors, never the current date. */
function Revision({ day }: { day: string }) {
  return (
    <>
      Last updated: <time dateTime={day}>{longDateFormat.format(new Date(day))}</time>
    </>
  );
}

/** URL of the page, shown in print only. */
function PrintedAddress() {
  const { url } = useSite();
  const { pathname } = useLocation();
  if (!url) return null;
  return (
    <p className="mt-12 hidden border-t border-line pt-4 text-small print:block">
      {new URL(pathname, url).href}
    </p>
  );
}
