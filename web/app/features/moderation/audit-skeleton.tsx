import { Skeleton } from "#web/ui/skeleton.tsx";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

export function AuditSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading the audit log</span>
      <div className="h-11 bg-raised" />
      {rows.map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-t border-line px-3">
          <Skeleton className="h-4 w-10" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
