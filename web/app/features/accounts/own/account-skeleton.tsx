import { AreaSkeleton } from "#web/ui/feedback/area-skeleton.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export const AccountSkeleton = () => (
  <AreaSkeleton name="Your account" width="medium">
    <Skeleton className="h-44 w-full rounded-card" />
    <Skeleton className="h-44 w-full rounded-card" />
  </AreaSkeleton>
);
