import { Timer } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";
import { dueWords } from "./due.ts";

/** By when somebody was promised a decision. */
export function DueClock({ dueAt, now }: { dueAt: string; now: Date }) {
  const { words, isNear } = dueWords(new Date(dueAt), now);
  return (
    <Badge tone={isNear ? "danger" : "neutral"} icon={<Timer aria-hidden />}>
      <time dateTime={dueAt} className="tabular-nums">
        {words}
      </time>
    </Badge>
  );
}
