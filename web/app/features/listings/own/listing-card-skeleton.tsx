import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function ListingCardSkeleton() {
  return (
    <Card padding="none" className="flex overflow-hidden">
      <Skeleton className="w-20 shrink-0 rounded-none sm:w-36" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-full max-w-prose" />
        <Skeleton className="h-9 w-52 rounded-control" />
      </div>
    </Card>
  );
}
