import { Check } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { classes } from "#web/ui/actions/classes.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import type { ProfileInput } from "./draft.ts";
import { progressOf, wholeProgress } from "./progress.ts";
import { type Section, sections } from "./sections.ts";

function show({ id }: Section) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("h3")?.focus({ preventScroll: true });
}

/** How far one has come, and the ways to every part. */
export function SectionNav() {
  const { control } = useFormContext<ProfileInput>();
  const values = useWatch({ control });
  const { filled, total } = wholeProgress(values as Partial<ProfileInput>);
  return (
    <nav aria-label="Parts of your profile" className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-26">
      <ProgressBar label="Told so far" value={filled / total} valueText={`${filled} of ${total}`} />
      <ul className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:flex-col [&::-webkit-scrollbar]:hidden">
        {sections.map((section) => (
          <li key={section.id} className="shrink-0">
            <SectionLink section={section} {...progressOf(section, values as Partial<ProfileInput>)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section, filled, total }: { section: Section; filled: number; total: number }) {
  const isWhole = filled === total;
  return (
    <button
      type="button"
      onClick={() => show(section)}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-4 text-left text-small whitespace-nowrap text-muted hover:bg-hover hover:text-ink max-lg:border max-lg:border-line"
    >
      {section.title}
      {total > 0 && (
        <span className={classes("flex items-center tabular-nums", isWhole && "text-jade")}>
          {isWhole ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <span aria-hidden>{`${filled}/${total}`}</span>
          )}
          <span className="sr-only">{`, ${filled} of ${total} told`}</span>
        </span>
      )}
    </button>
  );
}
