import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function ReviewCardSkeleton() {
  return (
    <Card padding="none" className="flex flex-col overflow-hidden">
      <Skeleton className="aspect-[4/3] w-full sm:aspect-square rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </Card>
  );
}
