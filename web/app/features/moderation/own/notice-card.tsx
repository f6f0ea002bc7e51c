import type { Notice } from "@vesper/contract/moderation";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Appeal } from "./appeal.tsx";
import { dayOf } from "./dates.ts";
import { stateOf } from "./notice-words.ts";
import { Statement } from "./statement.tsx";

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
    return <Badge tone="jade">Lifted on {dayOf(notice.liftedAt)}</Badge>;
  }
  if (state === "ended" && notice.endsAt) return <Badge>Ended on {dayOf(notice.endsAt)}</Badge>;
  return <Badge tone="danger">In force</Badge>;
}
