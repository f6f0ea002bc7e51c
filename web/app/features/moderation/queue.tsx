import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { useQueueKeys } from "#web/ui/use-queue-keys.ts";
import { CaseCards } from "./case-cards.tsx";
import { CaseFilterBar } from "./case-filter-bar.tsx";
import { caseFiltersOf } from "./case-filters.ts";
import { CaseTable } from "./case-table.tsx";
import { EmptyQueue } from "./empty-queue.tsx";
import { oldestOf } from "./oldest.ts";
import { casesQuery } from "./queries.ts";
import { QueueShortcuts } from "./queue-shortcuts.tsx";
import { QueueSkeleton } from "./queue-skeleton.tsx";
import { StatusChoice } from "./status-choice.tsx";

/** What waits for a decision: the most urgent first, then the oldest. */
export function Queue() {
  const [params] = useSearchParams();
  const filters = caseFiltersOf(params);
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);

  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h2 className="font-serif text-title font-semibold">Cases</h2>
          <StatusChoice status={filters.status} />
        </div>
        <QueueShortcuts />
      </header>
      <CaseFilterBar filters={filters} />
      <div ref={list}>
        <QueueList filters={filters} />
      </div>
    </section>
  );
}

function QueueList({ filters }: { filters: ReturnType<typeof caseFiltersOf> }) {
  const query = useQuery(casesQuery(filters));

  if (query.isError && !query.data) {
    return (
      <LoadFailure
        message={`Error loading cases: ${query.error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <QueueSkeleton />;
  const { data: cases, pagination } = query.data;
  if (cases.length === 0) return <EmptyQueue filters={filters} />;

  const shown = {
    cases,
    now: new Date(query.dataUpdatedAt),
    oldest: filters.status === "open" ? oldestOf(cases) : undefined,
    busy: query.isPlaceholderData,
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="max-lg:hidden">
        <CaseTable {...shown} />
      </div>
      <div className="lg:hidden">
        <CaseCards {...shown} />
      </div>
      <Pager
        page={pagination.page}
        totalPages={pagination.pages}
        total={pagination.total}
        perPage={pagination.limit}
      />
    </div>
  );
}
