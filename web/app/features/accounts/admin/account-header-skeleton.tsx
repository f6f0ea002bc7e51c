import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function AccountHeaderSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading user" className="flex items-center gap-4 pt-14">
      <Skeleton className="size-16 rounded-control" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-32" />
      </div>
    </div>
  );
}
