import type { Appeal } from "@vesper/contract/moderation/appeals";
import { Link } from "react-router";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { ClaimedNote } from "#web/queue/notes.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { actionLabels, outcomeLabels } from "./labels.ts";
import type { Restriction } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";

interface AppealCardProps {
  appeal: Appeal;
  /** Name of the admin who holds the review lease. */
  taken: string | undefined;
  onDecide: () => void;
}

/** The contested decision, the appeal and its outcome. */
export function AppealCard({ appeal, taken, onDecide }: AppealCardProps) {
  const { decision, outcome } = appeal;
  return (
    <article aria-labelledby={toTitleId(appeal._id)} className="rounded-card">
      <Card className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={toTitleId(appeal._id)} className="font-serif text-lead font-semibold">
            <PersonLink id={appeal.by._id}>{appeal.by.name}</PersonLink>
          </h3>
          {outcome && (
            <Badge tone={outcome === "reversed" ? "jade" : "neutral"}>{outcomeLabels[outcome]}</Badge>
          )}
          <span className="text-small text-muted">
            Appealed on <DateTime at={appeal.createdAt} format={formatDate} />
          </span>
        </header>
        <FoldedText text={appeal.text} />
        <ContestedDecision decision={decision} />
        {appeal.note && <AppealAnswer appeal={appeal} />}
        <ClaimedNote by={taken} />
        {appeal.status === "open" && appeal.recusal && (
          <p className="text-small font-medium text-gold">{appeal.recusal}</p>
        )}
        <footer className="flex flex-wrap items-center gap-2">
          {appeal.status === "open" && (
            <Button
              // Target of the queue's keyboard shortcuts; Enter activates it.
              data-queue-item={appeal._id}
              data-taken={taken}
              className="scroll-mt-24"
              aria-label={`Review appeal by ${appeal.by.name}`}
              disabledReason={findObstacle(appeal, taken)}
              onClick={onDecide}
            >
              Review appeal
            </Button>
          )}
          {decision.caseId && (
            <Button tone="quiet" render={<Link to={`/admin/cases/${decision.caseId}`} />}>
              Open case
            </Button>
          )}
        </footer>
      </Card>
    </article>
  );
}

function AppealAnswer({ appeal: { decidedBy, note } }: { appeal: Appeal }) {
  return (
    <p className="text-small wrap-anywhere whitespace-pre-line">
      <span className="block font-medium text-muted">
        Decided by <bdi>{decidedBy?.name ?? "a former admin"}</bdi>
      </span>
      <bdi>{note}</bdi>
    </p>
  );
}

function findObstacle({ recusal }: Appeal, taken: string | undefined): string | undefined {
  if (recusal) return recusal;
  return taken === undefined ? undefined : `${taken} is reviewing this`;
}

/** The decision as its recipient read it. */
function ContestedDecision({ decision }: { decision: Restriction }) {
  const { action, subjectLabel, reason, explanation, decidedBy, createdAt, liftedAt } = decision;
  return (
    <blockquote className="flex max-w-prose flex-col gap-1 border-l-2 border-line pl-4 text-small wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{actionLabels[action]}</strong>
        <bdi className="text-muted">{subjectLabel}</bdi>
        {liftedAt && <Badge>Lifted</Badge>}
      </p>
      <p className="whitespace-pre-line">
        <bdi>{explanation}</bdi>
      </p>
      <p className="text-muted">
        {reasons[reason].rule}. Decided by <bdi>{decidedBy?.name ?? "the system"}</bdi> on{" "}
        <DateTime at={createdAt} format={formatDate} />.
      </p>
    </blockquote>
  );
}
