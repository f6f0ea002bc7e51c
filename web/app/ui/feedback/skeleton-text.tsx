import { clsx } from "clsx/lite";
import { Skeleton } from "./skeleton.tsx";

/** Skeleton of a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx("flex flex-col gap-3", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx("h-3", line === lines - 1 && lines > 1 && "w-3/5")} />
      ))}
    </span>
  );
}
