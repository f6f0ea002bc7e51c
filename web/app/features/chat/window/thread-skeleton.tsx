import { clsx } from "clsx/lite";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const lines = ["w-3/5", "w-2/5 self-end", "w-1/2", "w-3/5 self-end", "w-1/3"];

export function ThreadSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
      <span className="text-center text-small text-muted">Loading messages...</span>
      {lines.map((width) => (
        <Skeleton key={width} className={clsx("h-11 shrink-0 rounded-card", width)} />
      ))}
    </div>
  );
}
