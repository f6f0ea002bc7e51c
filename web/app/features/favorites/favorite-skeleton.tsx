import { limits } from "@vesper/contract/limits";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** The list in outline. */
export function FavoriteSkeleton() {
  return (
    <div role="status" aria-label="Loading favorites..." className="flex flex-col gap-4">
      <Skeleton className="h-7 w-32" />
      {Array.from({ length: limits.list.dashboardPage }, (_, index) => (
        <Card key={index} padding="none" className="flex gap-3 p-3 sm:gap-4 sm:p-4">
          <Skeleton className="h-28 w-21 shrink-0" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-9 w-28 rounded-control" />
          </div>
        </Card>
      ))}
    </div>
  );
}
