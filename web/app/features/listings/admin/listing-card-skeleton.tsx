import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function ListingCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3.5 w-64" />
      </div>
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-24 w-56" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}
