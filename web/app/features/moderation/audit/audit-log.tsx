import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import ScrollText from "virtual:icons/scroll-text";
import { AuditCards, AuditTable } from "./audit-entries.tsx";
import { AuditChips, AuditFilterBar } from "./audit-filter-bar.tsx";
import { type AuditFilters, parseAuditFilters } from "./audit-filters.ts";
import { auditQuery } from "../cases/queries.ts";
import { exportAudit } from "@vesper/contract/moderation/audit";
import { ExportButton } from "#web/shared/export-button.tsx";
import { downloadApi } from "#web/session/download-api.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Every change by an admin or the system; append-only. */
export function AuditLog() {
  const [params] = useSearchParams();
  const filters = parseAuditFilters(params);
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-serif text-title font-semibold">Audit Log</h2>
          <p className="mt-1 text-small text-muted">
            Who did what, and when. Entries are added but never changed; each carries the hash of the one
            before it.
          </p>
        </div>
        <AuditExport filters={filters} />
      </header>
      <AuditFilterBar filters={filters} />
      <Entries filters={filters} />
    </section>
  );
}

function Entries({ filters }: { filters: AuditFilters }) {
  const query = useQuery(auditQuery(filters));

  if (query.isError) return <LoadError query={query} what="audit log" />;
  if (!query.data) return <AuditSkeleton />;
  const { data: entries, pagination } = query.data;
  // Pin the position of the newest entry, so that later pages stay stable while the log grows.
  const until = filters.until ?? (pagination.page === 1 ? entries[0]?.position : undefined);
  return (
    <div className="flex flex-col gap-4">
      <AuditChips filters={filters} entries={entries} />
      {entries.length === 0 ? (
        <EmptyState
          level={3}
          icon={<ScrollText />}
          title="No entries found"
          text="No entries match these filters. Change or clear them to see more."
        />
      ) : (
        <>
          <div className="max-xl:hidden">
            <AuditTable entries={entries} busy={query.isPlaceholderData} />
          </div>
          <div className="xl:hidden">
            <AuditCards entries={entries} busy={query.isPlaceholderData} />
          </div>
        </>
      )}
      <Pager
        page={pagination.page}
        totalPages={pagination.pages}
        total={pagination.total}
        perPage={pagination.limit}
        keep={until === undefined ? undefined : { until: String(until) }}
      />
    </div>
  );
}

function AuditExport({ filters: { page: _page, until, ...rest } }: { filters: AuditFilters }) {
  return (
    <ExportButton
      fileName="audit-log.csv"
      load={() => downloadApi.call(exportAudit, { query: { ...rest, until: until?.toString() } })}
      failed="Failed to export the audit log"
    />
  );
}

/** Skeleton of the log: rows on wide screens, cards on a phone. */
function AuditSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading audit log</span>
      <div className="overflow-hidden rounded-card border border-line bg-surface max-xl:hidden">
        <div className="h-11 bg-raised" />
        {rows.map((row) => (
          <div key={row} className="flex h-11 items-center gap-6 border-t border-line px-3">
            <Skeleton className="h-4 w-10" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2 xl:hidden">
        {rows.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-40 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
