import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The log in outline: rows on a desk, cards on a phone. */
export function AuditSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading the audit log</span>
      <div className="overflow-hidden rounded-card border border-line bg-surface max-lg:hidden">
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
      <div className="grid gap-3 md:grid-cols-2 lg:hidden">
        {rows.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-40 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
