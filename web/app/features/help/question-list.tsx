import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import ChevronDown from "virtual:icons/chevron-down";
import { Card } from "#web/ui/layout/card.tsx";
import type { Question } from "./filter-questions.ts";

interface QuestionListProps {
  questions: readonly Question[];
  /** Shows the answers expanded, for example when a search has few results. */
  open?: boolean;
}

export function QuestionList({ questions, open }: QuestionListProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      {questions.map((entry) => (
        <QuestionItem key={entry.question} entry={entry} open={open} />
      ))}
    </Card>
  );
}

/** Question that expands to show its answer, even without scripts. Print shows every answer. */
function QuestionItem({ entry, open = false }: { entry: Question; open?: boolean }) {
  return (
    <details
      open={open}
      className="group border-b border-line details-content:print:[content-visibility:visible] last:border-b-0"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-4 py-3 font-medium -outline-offset-2 hover:bg-hover sm:px-6 [&::-webkit-details-marker]:hidden">
        {entry.question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 text-muted sm:px-6">
        {entry.answer.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-prose first:mt-0">
            {paragraph}
          </p>
        ))}
        {entry.links && <Links links={entry.links} />}
      </div>
    </details>
  );
}

function Links({ links }: { links: NonNullable<Question["links"]> }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5">
      {links.map(({ to, label }) => (
        <AccentLink key={to} to={to} className="inline-flex min-h-11 items-center">
          {label}
        </AccentLink>
      ))}
    </p>
  );
}
