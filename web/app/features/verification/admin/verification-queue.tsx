import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { headingId, QueueHeader, StatusChoice } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { FilterSelect } from "#web/shared/filter-bar.tsx";
import { useQueueKeys } from "#web/queue/use-queue-keys.ts";
import BadgeCheck from "virtual:icons/badge-check";
import SearchX from "virtual:icons/search-x";
import { parseFilters, isFiltered, type VerificationFilters } from "./filters.ts";
import { verificationsQuery } from "./queries.ts";
import { kindLabels, statusLabels } from "./labels.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { QueueStatus, Verification } from "@vesper/contract/moderation/verification";
import { DataTable } from "#web/ui/data/table.tsx";
import { VerificationRow } from "./verification-row.tsx";

const rows = [1, 2, 3, 4];

/**
 * Review queue for people who requested verification or changed their profile after it. Each is decided on a
 * separate page.
 */
export function VerificationQueue() {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  const query = useQuery(verificationsQuery(filters));
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsEnabled);

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <QueueHeader
        title="Verifications"
        countLabel="Only the admin who claimed a request can view its photos. We record every view and delete the photos with the decision."
        shortcuts={<QueueShortcuts canOpen />}
      >
        <StatusChoice names={statusLabels} status={filters.status} waiting="waiting" />
        <FilterSelect
          name="kind"
          label="Kind"
          placeholder="All kinds"
          options={kindLabels}
          value={filters.kind}
          className="w-full sm:w-48"
        />
      </QueueHeader>
      <div ref={list}>
        <QueueList
          query={query}
          what="verifications"
          skeleton={<ListSkeleton />}
          empty={<EmptyQueue filters={filters} />}
        >
          <VerificationTable
            items={query.data?.data ?? []}
            status={filters.status}
            now={new Date(query.dataUpdatedAt)}
            busy={query.isPlaceholderData}
          />
        </QueueList>
      </div>
    </section>
  );
}

function EmptyQueue({ filters }: { filters: VerificationFilters }) {
  return isFiltered(filters) ? (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No verifications found"
      text="No verifications match these filters. Choose others above."
      action={{ label: "Show waiting", to: "/admin/verifications" }}
    />
  ) : (
    <EmptyState
      level={3}
      icon={<BadgeCheck />}
      title="No verifications are waiting"
      text="New requests and changes to verified profiles appear here automatically."
    />
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading verifications</span>
      <div className="h-11 bg-raised max-xl:hidden" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex items-center gap-x-6 gap-y-3 border-t border-line px-3 max-xl:h-36 max-xl:flex-wrap xl:h-14"
        >
          <Skeleton className="h-5 w-20 rounded-control" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}

interface VerificationTableProps {
  items: readonly Verification[];
  status: QueueStatus;
  now: Date;
  busy: boolean;
}

/** Rows on wide screens, cards on a phone. */
function VerificationTable({ items, status, now, busy }: VerificationTableProps) {
  const moments = status === "waiting" ? ["Submitted", "Claimed by"] : ["Decided", "Decided by"];
  return (
    <DataTable label="Verifications" busy={busy} cards columns={["Kind", "Profile", "Account", ...moments]}>
      {items.map((item) => (
        <VerificationRow key={item._id} item={item} now={now} />
      ))}
    </DataTable>
  );
}
