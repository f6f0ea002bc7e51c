import type { Restriction } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { LiftRestriction } from "./lift-restriction.tsx";
import { Moment } from "./moment.tsx";
import { doneWords, kindWords } from "./labels.ts";

/** What was taken from somebody, why, and whether it still holds. */
export function DecisionRow({ restriction }: { restriction: Restriction }) {
  const { action, reason, explanation, decidedBy, createdAt, endsAt, liftedAt } = restriction;
  const { subjectType, subjectLabel, caseId } = restriction;
  return (
    <li className="flex flex-col gap-1.5 py-3 text-small first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={liftedAt ? "neutral" : "danger"}>{doneWords[action]}</Badge>
        {liftedAt && <Badge tone="jade">Lifted</Badge>}
        <span>{reasons[reason].label}</span>
      </div>
      {(subjectType !== "user" || caseId) && (
        <p className="flex flex-wrap gap-x-4 wrap-anywhere text-muted">
          {subjectType !== "user" && (
            <span>
              {kindWords[subjectType]}: <bdi>{subjectLabel}</bdi>
            </span>
          )}
          {caseId && (
            <Link
              to={`/admin/cases/${caseId}`}
              className="text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Open case
            </Link>
          )}
        </p>
      )}
      <p className="wrap-break-word">
        <bdi>{explanation}</bdi>
      </p>
      <p className="text-caption text-muted">
        {decidedBy ? <bdi>{decidedBy.name}</bdi> : "System"}, <Moment at={createdAt} />
        {endsAt && !liftedAt && (
          <>
            {" until "}
            <Moment at={endsAt} />
          </>
        )}
        {liftedAt && (
          <>
            {", lifted "}
            <Moment at={liftedAt} />
          </>
        )}
      </p>
      <LiftRestriction restriction={restriction} />
    </li>
  );
}
