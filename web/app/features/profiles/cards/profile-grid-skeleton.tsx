import { pageLimits } from "@vesper/contract/page-limits";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type GridWidth, gridLooks } from "./grid-looks.ts";

interface ProfileGridSkeletonProps {
  /** Announced to those who do not see the places. */
  label: string;
  count?: number;
  width?: GridWidth;
}

/** Cards to come, in the places that they will take. */
export function ProfileGridSkeleton({
  label,
  count = pageLimits.feed.page,
  width = "page",
}: ProfileGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={gridLooks[width].columns}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className="aspect-[3/4] rounded-card" />
        ))}
      </div>
    </div>
  );
}
