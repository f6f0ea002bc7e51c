import type { Activity } from "@vesper/contract/accounts/activity";
import type { ReactNode } from "react";
import { formatLongDateTime, formatTimeSince } from "#web/ui/data/dates.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const widths = ["w-56", "w-44", "w-64", "w-52", "w-48"] as const;

interface ActivityRowProps {
  activity: Activity;
  now: Date;
  /** Sentence such as "You signed in". */
  children: ReactNode;
}

export function ActivityRow({ activity, now, children }: ActivityRowProps) {
  const at = new Date(activity.createdAt);
  return (
    <li className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-small">
      <span className="min-w-0 wrap-break-word">{children}</span>
      <time
        dateTime={activity.createdAt}
        title={formatLongDateTime(activity.createdAt)}
        className="text-muted"
      >
        {formatTimeSince(at, now)}
      </time>
    </li>
  );
}

export function ActivitySkeleton() {
  return (
    <ul aria-busy="true" aria-label="Loading activity" className="divide-y divide-line">
      {widths.map((width) => (
        <li key={width} className="flex min-h-11 items-center justify-between gap-6">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3.5 w-20" />
        </li>
      ))}
    </ul>
  );
}
