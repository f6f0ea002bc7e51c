import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { AuditCards } from "./audit-cards.tsx";
import { AuditChips } from "./audit-chips.tsx";
import { AuditExport } from "./audit-export.tsx";
import { AuditFilterBar } from "./audit-filter-bar.tsx";
import { type AuditFilters, auditFiltersOf } from "./audit-filters.ts";
import { AuditSkeleton } from "./audit-skeleton.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditQuery } from "../cases/queries.ts";

/** Every change by an admin or by the system, for good. */
export function AuditLog() {
  const [params] = useSearchParams();
  const filters = auditFiltersOf(params);
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-serif text-title font-semibold">Audit Log</h2>
          <p className="mt-1 text-small text-muted">
            Who did what, and when. Entries are only ever added; each carries the hash of the one before it.
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

  if (query.isError) {
    return (
      <LoadFailure
        message={`Error loading audit log: ${query.error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <AuditSkeleton />;
  const { data: entries, pagination } = query.data;
  // The pages that follow hold still, however fast the log grows.
  const until = filters.until ?? (pagination.page === 1 ? entries[0]?.position : undefined);
  return (
    <div className="flex flex-col gap-4">
      <AuditChips filters={filters} entries={entries} />
      {entries.length === 0 ? (
        <EmptyState
          level={3}
          icon={<ScrollText />}
          title="No entries found."
          text="Nothing was recorded that is like this."
        />
      ) : (
        <>
          <div className="max-lg:hidden">
            <AuditTable entries={entries} busy={query.isPlaceholderData} />
          </div>
          <div className="lg:hidden">
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
