import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

interface ProseSection {
  id: string;
  title: string;
}

interface ProseProps {
  /** Entries in the table of contents; each section's heading has the matching id. */
  sections?: readonly ProseSection[];
  className?: string;
  children: ReactNode;
}

/** Layout of text pages: lines of 45 to 75 characters, a table of contents beside them, and print styles. */
export function Prose({ sections = [], className, children }: ProseProps) {
  return (
    <div className={clsx("gap-16 lg:flex lg:flex-row-reverse lg:justify-between", className)}>
      {sections.length > 0 && <Contents sections={sections} />}
      <article className="prose max-w-prose min-w-0">{children}</article>
    </div>
  );
}

function Contents({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="mb-8 max-w-prose rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24 lg:mb-0 lg:max-h-[80dvh] lg:w-72 lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="px-2 text-small font-semibold">On this page</p>
      <ol className="mt-1 sm:max-lg:columns-2">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-11 items-center rounded-inner px-2 py-1 text-small text-muted hover:bg-hover hover:text-ink lg:min-h-9"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
