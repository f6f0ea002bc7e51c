import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = 6;

/** The list in outline. */
export function ConversationSkeleton() {
  return (
    <Card padding="none" role="status" aria-label="Loading conversations..." className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-18 items-center gap-3 px-3 py-3 sm:px-4">
          <Skeleton className="size-11 shrink-0 rounded-control" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      ))}
    </Card>
  );
}
