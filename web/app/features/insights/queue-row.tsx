import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { timeSince } from "#web/ui/data/time-since.ts";
import type { WaitingQueue } from "./queues-of.ts";

/** How much waits in one place, and for how long. */
export function QueueRow({ queue, now }: { queue: WaitingQueue; now: Date }) {
  const { label, to, open, oldestAt, urgent = 0 } = queue;
  return (
    <li className="relative flex min-h-14 items-center gap-x-4 hover:bg-hover/50 sm:px-2">
      <span
        className={classes(
          "w-12 shrink-0 font-serif text-lead font-semibold tabular-nums",
          open === 0 && "text-muted",
        )}
      >
        {open.toLocaleString("en")}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to} className="font-medium after:absolute after:inset-0 after:rounded-inner">
            {label}
          </Link>
          {urgent > 0 && <Badge tone="danger">{urgent} urgent</Badge>}
        </span>
        <span className="text-small text-muted">
          {oldestAt ? (
            <>
              oldest <time dateTime={oldestAt}>{timeSince(new Date(oldestAt), now)}</time>
            </>
          ) : (
            "nothing waits"
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </li>
  );
}
