import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function LetterSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Loading the message</span>
      <Skeleton className="mt-3 h-5 w-20" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full rounded-control" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
