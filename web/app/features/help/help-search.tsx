import { useState } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Search from "virtual:icons/search";
import { countQuestions, filterQuestions, type QuestionGroup } from "./filter-questions.ts";
import { helpGroups } from "./help-questions.ts";
import { QuestionList } from "./question-list.tsx";

const few = 3;

/** All questions by group, with a search field that filters them. */
export function HelpSearch() {
  const [query, setQuery] = useState("");
  const searching = query.trim() !== "";
  const groups = filterQuestions(helpGroups, query);
  const count = countQuestions(groups);

  return (
    <>
      <TextField
        type="search"
        label="Search help"
        placeholder="Example: password"
        icon={<Search />}
        className="noscript:hidden print:hidden"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-5 text-small text-muted noscript:hidden print:hidden">
        {searching && formatAnswerCount(count)}
      </p>
      <Topics groups={groups} />
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mt-8">
          <h2 id={group.id} className="mb-4 scroll-mt-24 font-serif text-title font-semibold">
            {group.title}
          </h2>
          <QuestionList questions={group.questions} open={searching && count <= few} />
        </section>
      ))}
      {count === 0 && (
        <EmptyState
          icon={<Search />}
          title="No answers found"
          text="Try a different word, or contact us."
          action={{ label: "Show all questions", onAction: () => setQuery("") }}
        />
      )}
    </>
  );
}

const formatAnswerCount = (count: number) => (count === 1 ? "1 answer" : `${count} answers`);

function Topics({ groups }: { groups: readonly QuestionGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Topics" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-small text-muted hover:border-line-strong hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
