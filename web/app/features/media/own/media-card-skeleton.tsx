import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function MediaCardSkeleton() {
  return (
    <Card padding="none" className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col">
      <Skeleton className="aspect-[3/4] w-full rounded-none" />
      <div className="flex flex-col gap-3 p-3 sm:p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-9 w-32" />
      </div>
    </Card>
  );
}
