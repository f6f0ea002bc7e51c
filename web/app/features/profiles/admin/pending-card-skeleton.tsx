import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function PendingCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-4">
        <Skeleton className="size-16 rounded-control" />
        <div className="flex flex-col gap-2 py-1">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}
