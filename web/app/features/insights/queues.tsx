import type { Stats } from "@vesper/contract/insights";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { QueueRow } from "./queue-row.tsx";
import { queuesOf } from "./queues-of.ts";

const awaited = [1, 2, 3, 4, 5];

interface QueuesProps {
  /** Absent while they load. */
  stats?: Stats;
  now: Date;
  className?: string;
}

/** What waits for the office, the oldest first. */
export function Queues({ stats, now, className }: QueuesProps) {
  const queues = stats && queuesOf(stats);
  const isQuiet = queues?.every(({ open }) => open === 0);
  return (
    <SectionCard
      title="Waiting"
      text={isQuiet ? "Nothing waits. Well done." : "The queue with the oldest item comes first."}
      className={className}
    >
      <ul aria-busy={!queues} className="divide-y divide-line">
        {queues
          ? queues.map((queue) => <QueueRow key={queue.to} queue={queue} now={now} />)
          : awaited.map((row) => <QueueSkeleton key={row} />)}
      </ul>
    </SectionCard>
  );
}

function QueueSkeleton() {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-40" />
    </li>
  );
}
