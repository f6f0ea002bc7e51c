import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { StatusChoice } from "#web/queue/status-choice.tsx";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "#web/queue/use-queue-keys.ts";
import { CaseCards } from "./case-cards.tsx";
import { CaseFilterBar } from "./case-filter-bar.tsx";
import { caseFiltersOf } from "./case-filters.ts";
import { CaseTable } from "./case-table.tsx";
import { EmptyQueue } from "./empty-queue.tsx";
import { oldestOf } from "./oldest.ts";
import { casesQuery } from "./queries.ts";
import { QueueSkeleton } from "./queue-skeleton.tsx";
import { countWords, statusNames } from "./labels.ts";

/** What waits for a decision: the most urgent first, then the oldest. Each is decided on a page of its own. */
export function Queue() {
  const [params] = useSearchParams();
  const filters = caseFiltersOf(params);
  const query = useQuery(casesQuery(filters));
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);
  const cases = query.data?.data ?? [];
  const shown = {
    cases,
    now: new Date(query.dataUpdatedAt),
    oldest: filters.status === "open" ? oldestOf(cases) : undefined,
    busy: query.isPlaceholderData,
  };

  return (
    <section className="flex flex-col gap-5">
      <QueueHeader
        title="Cases"
        words={query.data && !shown.busy && countWords(query.data.pagination.total, filters.status)}
        shortcuts={<QueueShortcuts canOpen />}
      >
        <StatusChoice names={statusNames} status={filters.status} waiting="open" />
        <CaseFilterBar filters={filters} />
      </QueueHeader>
      <div ref={list}>
        <QueueList
          query={query}
          failure={(message) => `Error loading cases: ${message}`}
          skeleton={<QueueSkeleton />}
          empty={<EmptyQueue filters={filters} />}
        >
          <div className="max-lg:hidden">
            <CaseTable {...shown} />
          </div>
          <div className="lg:hidden">
            <CaseCards {...shown} />
          </div>
        </QueueList>
      </div>
    </section>
  );
}
