import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading your profile</span>
      <Skeleton className="h-44 rounded-card lg:col-span-2" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}
