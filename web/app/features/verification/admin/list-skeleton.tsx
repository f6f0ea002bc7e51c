import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4];

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading verifications</span>
      <div className="h-11 bg-raised max-lg:hidden" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex items-center gap-x-6 gap-y-3 border-t border-line px-3 max-lg:h-36 max-lg:flex-wrap lg:h-14"
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
