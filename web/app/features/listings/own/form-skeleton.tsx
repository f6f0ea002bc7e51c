import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading your listing</span>
      <Card className="flex flex-col gap-6">
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-11 w-full rounded-control" />
      </Card>
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  );
}
