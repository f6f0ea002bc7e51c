import { AreaSkeleton } from "#web/ui/feedback/area-skeleton.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export const SupplierSkeleton = () => (
  <AreaSkeleton name="Your dashboard">
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-96 w-full rounded-card" />
  </AreaSkeleton>
);
