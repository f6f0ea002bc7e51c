import type { Restriction } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { Badge } from "#web/ui/badge.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { LiftRestriction } from "./lift-restriction.tsx";
import { Moment } from "./moment.tsx";
import { doneWords } from "./words.ts";

/** What was ever decided about the same person. */
export function History({ history }: { history: Restriction[] }) {
  return (
    <SectionCard title="Decisions about this person">
      {history.length === 0 ? (
        <p className="text-small text-muted">Nothing was ever decided against this person.</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((restriction) => (
            <HistoryRow key={restriction._id} restriction={restriction} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function HistoryRow({ restriction }: { restriction: Restriction }) {
  const { action, reason, explanation, decidedBy, createdAt, endsAt, liftedAt } = restriction;
  return (
    <li className="flex flex-col gap-1.5 py-3 text-small first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={liftedAt ? "neutral" : "danger"}>{doneWords[action]}</Badge>
        {liftedAt && <Badge tone="jade">Lifted</Badge>}
        <span>{reasons[reason].label}</span>
      </div>
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
