import { formatLongDate } from "#web/ui/data/dates.ts";
import type { StatementOfReasons } from "@vesper/contract/moderation/moderation";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Appeal } from "./appeal.tsx";
import { getState } from "./statement-labels.ts";
import { Statement } from "./statement.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";

interface StatementCardProps {
  statement: StatementOfReasons;
  now: Date;
  sendAppeal: (text: string) => Promise<StatementOfReasons>;
  onAppealed: (statement: StatementOfReasons) => void;
}

export function StatementCard({ statement, now, sendAppeal, onAppealed }: StatementCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <StateBadge statement={statement} now={now} />
      </div>
      <Statement statement={statement} now={now} />
      {(statement.appeal || getState(statement, now) === "in-force") && (
        <Appeal statement={statement} now={now} send={sendAppeal} onSent={onAppealed} />
      )}
    </Card>
  );
}

function StateBadge({ statement, now }: { statement: StatementOfReasons; now: Date }) {
  const state = getState(statement, now);
  if (state === "lifted" && statement.liftedAt) {
    return <Badge tone="jade">Lifted on {formatLongDate(statement.liftedAt)}</Badge>;
  }
  if (state === "ended" && statement.endsAt)
    return <Badge>Ended on {formatLongDate(statement.endsAt)}</Badge>;
  return <Badge tone="danger">In effect</Badge>;
}

export function StatementSkeleton() {
  return (
    <Card aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading decisions about your account</span>
      <Skeleton className="h-6 w-20 rounded-control" />
      <Skeleton className="h-7 w-72 max-w-full" />
      <SkeletonText lines={5} />
    </Card>
  );
}
