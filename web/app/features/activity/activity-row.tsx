import type { Activity } from "@vesper/contract/activity";
import type { ReactNode } from "react";
import { timeSince } from "#web/ui/data/dates.ts";

const exact = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

interface ActivityRowProps {
  activity: Activity;
  now: Date;
  /** The sentence: "You signed in". */
  children: ReactNode;
}

export function ActivityRow({ activity, now, children }: ActivityRowProps) {
  const at = new Date(activity.createdAt);
  return (
    <li className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-small">
      <span className="min-w-0 wrap-break-word">{children}</span>
      <time dateTime={activity.createdAt} title={exact.format(at)} className="text-muted">
        {timeSince(at, now)}
      </time>
    </li>
  );
}
