import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4, 5, 6];

/** The queue in outline: rows on a desk, cards on a phone. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading cases</span>
      <div className="overflow-hidden rounded-card border border-line bg-surface max-lg:hidden">
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
      <div className="grid gap-3 sm:grid-cols-2 lg:hidden">
        {rows.slice(0, 3).map((row) => (
          <Skeleton key={row} className="h-42 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
