import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function OwnReviewSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-control" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-12 w-full max-w-prose" />
      <Skeleton className="h-9 w-44 rounded-control" />
    </Card>
  );
}
