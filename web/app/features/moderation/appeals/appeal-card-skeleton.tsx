import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function AppealCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="h-20 w-full max-w-prose" />
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-11 w-40 rounded-control" />
    </Card>
  );
}
