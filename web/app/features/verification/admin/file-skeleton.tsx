import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function FileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Loading verification</span>
      <Skeleton className="mt-12 h-9 w-72 max-w-full" />
      <Skeleton className="h-80 w-full rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </div>
  );
}
