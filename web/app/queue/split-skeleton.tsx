import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { splitStyles } from "./split-queue.tsx";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The list and its evidence until the first response. */
export function SplitSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy className={splitStyles.rows}>
      <ul aria-hidden className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <li key={row} className="flex h-11 items-center gap-3 px-3">
            <Skeleton className="size-8 shrink-0" />
            <Skeleton className="h-4 w-full" />
          </li>
        ))}
      </ul>
      <div aria-hidden>{children}</div>
    </div>
  );
}
