import { formatLongDate } from "#web/ui/data/dates.ts";
import type { Notice } from "@vesper/contract/moderation/moderation";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Appeal } from "./appeal.tsx";
import { stateOf } from "./notice-words.ts";
import { Statement } from "./statement.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";

interface NoticeCardProps {
  notice: Notice;
  now: Date;
  sendAppeal: (text: string) => Promise<Notice>;
  onAppealed: (notice: Notice) => void;
}

export function NoticeCard({ notice, now, sendAppeal, onAppealed }: NoticeCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <State notice={notice} now={now} />
      </div>
      <Statement notice={notice} now={now} />
      {(notice.appeal || stateOf(notice, now) === "in-force") && (
        <Appeal notice={notice} now={now} send={sendAppeal} onSent={onAppealed} />
      )}
    </Card>
  );
}

function State({ notice, now }: { notice: Notice; now: Date }) {
  const state = stateOf(notice, now);
  if (state === "lifted" && notice.liftedAt) {
    return <Badge tone="jade">Lifted on {formatLongDate(notice.liftedAt)}</Badge>;
  }
  if (state === "ended" && notice.endsAt) return <Badge>Ended on {formatLongDate(notice.endsAt)}</Badge>;
  return <Badge tone="danger">In force</Badge>;
}

export function NoticeSkeleton() {
  return (
    <Card aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading your notices</span>
      <Skeleton className="h-6 w-20 rounded-control" />
      <Skeleton className="h-7 w-72 max-w-full" />
      <SkeletonText lines={5} />
    </Card>
  );
}
