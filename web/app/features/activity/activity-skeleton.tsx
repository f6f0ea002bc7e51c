import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const widths = ["w-56", "w-44", "w-64", "w-52", "w-48"] as const;

export function ActivitySkeleton() {
  return (
    <ul aria-busy="true" aria-label="Loading activity" className="divide-y divide-line">
      {widths.map((width) => (
        <li key={width} className="flex min-h-11 items-center justify-between gap-6">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3.5 w-20" />
        </li>
      ))}
    </ul>
  );
}
