import { reasons } from "@vesper/contract/reasons";
import { Card } from "#web/ui/layout/card.tsx";
import { CaseLink } from "./case-link.tsx";
import { CaseState } from "./case-state.tsx";
import type { CaseListProps } from "./case-table.tsx";
import { CaseTime } from "./case-time.tsx";
import { CaseWorker } from "./case-worker.tsx";
import { PriorityBadge } from "./priority-badge.tsx";

/** The queue on a phone. */
export function CaseCards({ cases, now, oldest, busy }: CaseListProps) {
  return (
    <ul aria-label="Cases" aria-busy={busy || undefined} className="grid gap-3 sm:grid-cols-2">
      {cases.map((item) => (
        <li key={item._id}>
          <Card className="relative flex h-full flex-col gap-3">
            <div className="flex items-center justify-between gap-3 text-small">
              <PriorityBadge priority={item.priority} />
              <CaseTime item={item} now={now} isOldest={item._id === oldest} />
            </div>
            <CaseLink item={item} />
            <p className="text-small">
              {reasons[item.reason].label}
              <span className="text-muted">
                {" · "}
                {item.reportCount === 1 ? "1 report" : `${item.reportCount} reports`}
              </span>
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2 text-small">
              <CaseState item={item} />
              <span>
                <span className="text-muted">{item.status === "open" ? "Held by " : "Decided by "}</span>
                <CaseWorker item={item} />
              </span>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
