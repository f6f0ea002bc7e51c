import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { QueueHeader, StatusChoice } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "#web/queue/use-queue-keys.ts";
import CircleCheck from "virtual:icons/circle-check";
import Search from "virtual:icons/search";
import { CaseFilterBar } from "./case-filter-bar.tsx";
import { type CaseFilters, parseCaseFilters, isFiltered } from "./case-filters.ts";
import { type CaseListProps, CaseTable } from "./case-table.tsx";
import { casesQuery } from "./queries.ts";
import { formatCount, statusLabels } from "./labels.ts";
import type { Case } from "@vesper/contract/moderation/moderation";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { reasons } from "@vesper/contract/moderation/reasons";
import { Card } from "#web/ui/layout/card.tsx";
import { CaseLink, CaseState, CaseTime, CaseWorker, PriorityBadge } from "./case-marks.tsx";

const rows = [1, 2, 3, 4, 5, 6];

/** Cases that wait for a decision: most urgent first, then oldest. Each is decided on a separate page. */
export function Queue() {
  const [params] = useSearchParams();
  const filters = parseCaseFilters(params);
  const query = useQuery(casesQuery(filters));
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsEnabled);
  const cases = query.data?.data ?? [];
  const shown = {
    cases,
    now: new Date(query.dataUpdatedAt),
    oldest: filters.status === "open" ? findOldest(cases) : undefined,
    busy: query.isPlaceholderData,
  };

  return (
    <section className="flex flex-col gap-5">
      <QueueHeader
        title="Cases"
        countLabel={query.data && !shown.busy && formatCount(query.data.pagination.total, filters.status)}
        shortcuts={<QueueShortcuts canOpen />}
      >
        <StatusChoice names={statusLabels} status={filters.status} waiting="open" />
        <CaseFilterBar filters={filters} />
      </QueueHeader>
      <div ref={list}>
        <QueueList
          query={query}
          what="cases"
          skeleton={<QueueSkeleton />}
          empty={<EmptyQueue filters={filters} />}
        >
          <div className="max-xl:hidden">
            <CaseTable {...shown} />
          </div>
          <div className="xl:hidden">
            <CaseCards {...shown} />
          </div>
        </QueueList>
      </div>
    </section>
  );
}

/** Returns the id of the case that has waited longest; undefined if there are fewer than two cases. */
function findOldest(cases: readonly Pick<Case, "_id" | "openedAt">[]): string | undefined {
  if (cases.length < 2) return undefined;
  return cases.reduce((oldest, item) => (item.openedAt < oldest.openedAt ? item : oldest))._id;
}

function EmptyQueue({ filters }: { filters: CaseFilters }) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState
        level={3}
        icon={<CircleCheck />}
        title="No cases are waiting"
        text="Every case has been decided. New ones appear here automatically."
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Search />}
      title="No cases found"
      text="No cases match these filters. Change them, or show all open cases."
      action={{ label: "Show all open cases", to: "/admin/cases" }}
    />
  );
}

/** Skeleton of the queue: rows on wide screens, cards on a phone. */
function QueueSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading cases</span>
      <div className="overflow-hidden rounded-card border border-line bg-surface max-xl:hidden">
        <div className="h-11 bg-raised" />
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center gap-6 border-t border-line px-3">
            <Skeleton className="h-5 w-16 rounded-control" />
            <Skeleton className="h-4 w-52" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-5 w-32 rounded-control" />
          </div>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 xl:hidden">
        {rows.slice(0, 3).map((row) => (
          <Skeleton key={row} className="h-42 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}

/** The queue as cards, for phones. */
function CaseCards({ cases, now, oldest, busy }: CaseListProps) {
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
                <span className="text-muted">{item.status === "open" ? "Claimed by " : "Decided by "}</span>
                <CaseWorker item={item} />
              </span>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
