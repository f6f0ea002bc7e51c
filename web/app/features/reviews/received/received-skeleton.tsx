import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const awaited = [1, 2, 3];

export function ReceivedSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full rounded-card" />
      {awaited.map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-control" />
            <Skeleton className="h-9 w-32" />
          </div>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-12 w-full max-w-prose" />
        </Card>
      ))}
    </div>
  );
}
