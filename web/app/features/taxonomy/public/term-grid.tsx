import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const columns = "grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4";

export function TermGrid({ children }: { children: ReactNode }) {
  return <ul className={columns}>{children}</ul>;
}

/** Tiles to come. */
export function TermGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={columns}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
