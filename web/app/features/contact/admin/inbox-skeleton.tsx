import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4, 5];

/** The inbox in outline: rows on a desk, cards on a phone. */
export function InboxSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading messages</span>
      <div className="h-11 bg-raised max-lg:hidden" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex gap-x-6 gap-y-3 border-line px-3 py-4 not-first:border-t max-lg:flex-col lg:h-16 lg:items-center"
        >
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-full lg:flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
