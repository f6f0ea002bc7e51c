import type { StatementOfReasons } from "@vesper/contract/moderation/moderation";
import { type Definition, DefinitionList } from "#web/ui/data/definition-list.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongDate, formatLongDateTime } from "#web/ui/data/dates.ts";
import { basisLabels, findDuration, getState, describeRestriction } from "./statement-labels.ts";

interface StatementProps {
  statement: Omit<StatementOfReasons, "_id">;
  now: Date;
  /** Heading level within the page. */
  level?: 2 | 3;
}

/** Statement of reasons: the restriction, its reason and rule, who decided, and for how long. */
export function Statement({ statement, now, level = 2 }: StatementProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-5">
      <Heading className="font-serif text-lead font-semibold">
        {describeRestriction(statement, getState(statement, now))}
      </Heading>
      {statement.explanation && (
        <blockquote className="border-l-2 border-accent pl-4 whitespace-pre-line wrap-break-word">
          <bdi>{statement.explanation}</bdi>
        </blockquote>
      )}
      <DefinitionList items={getFacts(statement)} />
    </div>
  );
}

function getFacts(statement: Omit<StatementOfReasons, "_id">): Definition[] {
  const { subjectType, subjectLabel, rule, basis, isDecidedByPerson, createdAt, decisionBy } = statement;
  const until = findEnd(statement);
  return [
    // Name the subject unless it is the account: a member has only one account, but may have many pictures and
    // reviews.
    ...(subjectType === "user" ? [] : [{ term: "About", detail: <bdi>{subjectLabel}</bdi> }]),
    { term: "Rule", detail: rule },
    { term: "Based on", detail: basisLabels[basis] },
    {
      term: "Decided by",
      detail: isDecidedByPerson ? "A person on our team" : "No one yet. A person on our team will review it.",
    },
    { term: "Since", detail: <DateTime at={createdAt} format={formatLongDateTime} /> },
    ...(until ? [{ term: "Until", detail: until }] : []),
    ...(decisionBy
      ? [
          {
            term: "Decision due",
            detail: <DateTime at={decisionBy} format={formatLongDateTime} />,
          },
        ]
      : []),
  ];
}

function findEnd(statement: Pick<StatementOfReasons, "action" | "endsAt" | "liftedAt">) {
  const end = statement.liftedAt ?? statement.endsAt;
  return end ? <DateTime at={end} format={formatLongDateTime} /> : findDuration(statement);
}

/** Preview of the statement as its recipient will read it. */
export function StatementPreview({ statement }: { statement: StatementProps["statement"] }) {
  return (
    <>
      <Statement statement={statement} now={new Date(statement.createdAt)} level={3} />
      <p className="mt-3 border-t border-line pt-2.5 text-small text-muted">
        They’ll also see how to appeal. The deadline is {formatLongDate(statement.appealUntil)}.
      </p>
    </>
  );
}
