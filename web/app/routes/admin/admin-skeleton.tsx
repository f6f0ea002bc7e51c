import { AreaSkeleton } from "#web/ui/feedback/area-skeleton.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export const AdminSkeleton = () => (
  <AreaSkeleton name="The admin area">
    <Skeleton className="h-24 w-full rounded-card" />
    <Skeleton className="h-96 w-full rounded-card" />
  </AreaSkeleton>
);
