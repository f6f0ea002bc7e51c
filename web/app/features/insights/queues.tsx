import type { Stats } from "@vesper/contract/profiles/insights";
import ChevronRight from "virtual:icons/chevron-right";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { getWaitingQueues, type WaitingQueue } from "./waiting-queues.ts";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { clsx } from "clsx/lite";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { useCapable } from "#web/session/use-capable.ts";

const skeletonRows = [1, 2, 3, 4, 5];

interface QueuesProps {
  /** Undefined while loading. */
  stats?: Stats;
  now: Date;
  className?: string;
}

/** Review queues with pending items, longest wait first. */
export function Queues({ stats, now, className }: QueuesProps) {
  const queues = stats && getWaitingQueues(stats);
  const isQuiet = queues?.every(({ open }) => open === 0);
  return (
    <SectionCard
      title="Review queues"
      text={isQuiet ? "All queues are empty." : "Queues with the oldest items come first."}
      className={className}
    >
      <ul aria-busy={!queues} className="divide-y divide-line">
        {queues
          ? queues.map((queue) => <QueueRow key={queue.to} queue={queue} now={now} />)
          : skeletonRows.map((row) => <QueueSkeleton key={row} />)}
      </ul>
    </SectionCard>
  );
}

function QueueSkeleton() {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-40" />
    </li>
  );
}

/** Number of pending items in one queue, and the age of the oldest. */
function QueueRow({ queue, now }: { queue: WaitingQueue; now: Date }) {
  const { label, to, capability, open, oldestAt, urgent = 0 } = queue;
  const mayOpen = useCapable()(capability);
  return (
    <li
      className={clsx("relative flex min-h-11 items-center gap-x-4 sm:px-2", mayOpen && "hover:bg-hover/50")}
    >
      <span
        className={clsx(
          "w-12 shrink-0 font-serif text-lead font-semibold tabular-nums",
          open === 0 && "text-muted",
        )}
      >
        {open.toLocaleString("en")}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {mayOpen ? (
            <Link to={to} className="font-medium after:absolute after:inset-0 after:rounded-inner">
              {label}
            </Link>
          ) : (
            <span className="font-medium">{label}</span>
          )}
          {urgent > 0 && <Badge tone="danger">{urgent} urgent</Badge>}
        </span>
        <span className="text-small text-muted">
          {oldestAt ? (
            <>
              oldest <time dateTime={oldestAt}>{formatTimeSince(new Date(oldestAt), now)}</time>
            </>
          ) : (
            "none waiting"
          )}
        </span>
      </span>
      {mayOpen && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />}
    </li>
  );
}
