import { reasons } from "@vesper/contract/reasons";
import { Card } from "#web/ui/card.tsx";
import { CaseAge } from "./case-age.tsx";
import { CaseLink } from "./case-link.tsx";
import { CaseState } from "./case-state.tsx";
import type { CaseListProps } from "./case-table.tsx";
import { Holding } from "./holder.tsx";
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
              <CaseAge openedAt={item.openedAt} now={now} isOldest={item._id === oldest} />
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
              {item.status === "open" && <Holding holder={item.holder} />}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
