import { Card } from "#web/ui/layout/card.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function NoticeSkeleton() {
  return (
    <Card aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading your notices</span>
      <Skeleton className="h-6 w-20 rounded-control" />
      <Skeleton className="h-7 w-72 max-w-full" />
      <SkeletonText lines={5} />
    </Card>
  );
}
