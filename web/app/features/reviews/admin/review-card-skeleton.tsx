import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function ReviewCardSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}
