import type { Notice } from "@vesper/contract/moderation/moderation";
import { type Definition, DefinitionList } from "#web/ui/data/definition-list.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongDate, formatLongMoment } from "#web/ui/data/dates.ts";
import { basisWords, durationOf, stateOf, whatHappened } from "./notice-words.ts";

interface StatementProps {
  notice: Omit<Notice, "_id">;
  now: Date;
  /** The level of the title in its page. */
  level?: 2 | 3;
}

/** A statement of reasons: what happened, why, by which rule, who decided, and for how long. */
export function Statement({ notice, now, level = 2 }: StatementProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-5">
      <Heading className="font-serif text-lead font-semibold">
        {whatHappened(notice, stateOf(notice, now))}
      </Heading>
      {notice.explanation && (
        <blockquote className="border-l-2 border-accent pl-4 whitespace-pre-line wrap-break-word">
          <bdi>{notice.explanation}</bdi>
        </blockquote>
      )}
      <DefinitionList items={factsOf(notice)} />
    </div>
  );
}

function factsOf(notice: Omit<Notice, "_id">): Definition[] {
  const { subjectType, subjectLabel, rule, basis, isDecidedByPerson, createdAt, decisionBy } = notice;
  const until = untilOf(notice);
  return [
    // There is only one account, but there may be many pictures and reviews.
    ...(subjectType === "user" ? [] : [{ term: "About", detail: <bdi>{subjectLabel}</bdi> }]),
    { term: "Rule", detail: rule },
    { term: "Based on", detail: basisWords[basis] },
    {
      term: "Decided by",
      detail: isDecidedByPerson ? "A person of our staff" : "Nobody yet; a person will look at it",
    },
    { term: "Since", detail: <DateTime at={createdAt} format={formatLongMoment} /> },
    ...(until ? [{ term: "Until", detail: until }] : []),
    ...(decisionBy
      ? [
          {
            term: "Decision at the latest",
            detail: <DateTime at={decisionBy} format={formatLongMoment} />,
          },
        ]
      : []),
  ];
}

function untilOf(notice: Pick<Notice, "action" | "endsAt" | "liftedAt">) {
  const end = notice.liftedAt ?? notice.endsAt;
  return end ? <DateTime at={end} format={formatLongMoment} /> : durationOf(notice);
}

/** The statement as its person will read it, before it is delivered. */
export function StatementPreview({ statement }: { statement: StatementProps["notice"] }) {
  return (
    <>
      <Statement notice={statement} now={new Date(statement.createdAt)} level={3} />
      <p className="mt-3 border-t border-line pt-2.5 text-small text-muted">
        And how to appeal, until {formatLongDate(statement.appealUntil)}.
      </p>
    </>
  );
}
