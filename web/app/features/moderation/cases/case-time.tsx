import type { Case } from "@vesper/contract/moderation";
import { timeSince } from "#web/ui/data/dates.ts";
import { CaseAge } from "./case-age.tsx";
import { DueClock } from "./due-clock.tsx";

interface CaseTimeProps {
  item: Case;
  now: Date;
  isOldest: boolean;
}

/** How long a case waits, or when it was decided. */
export function CaseTime({ item, now, isOldest }: CaseTimeProps) {
  if (!item.decidedAt) {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <CaseAge openedAt={item.openedAt} now={now} isOldest={isOldest} />
        {item.dueAt && <DueClock dueAt={item.dueAt} now={now} />}
      </span>
    );
  }
  return (
    <time dateTime={item.decidedAt} className="whitespace-nowrap">
      {timeSince(new Date(item.decidedAt), now)}
    </time>
  );
}
