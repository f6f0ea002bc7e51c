import type { Notice } from "@vesper/contract/moderation";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { momentOf } from "./dates.ts";
import { basisWords, whatHappened } from "./notice-words.ts";

interface StatementProps {
  notice: Omit<Notice, "_id">;
  /** The level of the title in its page. */
  level?: 2 | 3;
}

/** A statement of reasons: what happened, why, by which rule, who decided, and for how long. */
export function Statement({ notice, level = 2 }: StatementProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-4">
      <Heading className="font-serif text-lead font-semibold">{whatHappened(notice)}</Heading>
      {notice.explanation && (
        <blockquote className="border-l-2 border-accent pl-4 whitespace-pre-line wrap-break-word">
          <bdi>{notice.explanation}</bdi>
        </blockquote>
      )}
      <DefinitionList items={factsOf(notice)} />
    </div>
  );
}

const factsOf = (notice: Omit<Notice, "_id">) => [
  { term: "Rule", detail: notice.rule },
  { term: "Based on", detail: basisWords[notice.basis] },
  {
    term: "Decided by",
    detail: notice.isDecidedByPerson
      ? "A person of our staff"
      : "Nobody yet: it was hidden automatically until a person has looked",
  },
  { term: "Since", detail: <time dateTime={notice.createdAt}>{momentOf(notice.createdAt)}</time> },
  { term: "Until", detail: <Until endsAt={notice.endsAt} /> },
];

function Until({ endsAt }: { endsAt: string | null }) {
  return endsAt ? <time dateTime={endsAt}>{momentOf(endsAt)}</time> : "Until it is lifted";
}
