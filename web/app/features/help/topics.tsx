import type { QuestionGroup } from "./question.ts";

/** The way to each group, in one row or several. */
export function Topics({ groups }: { groups: readonly QuestionGroup[] }) {
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
