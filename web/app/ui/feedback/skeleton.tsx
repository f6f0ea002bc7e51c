import { clsx } from "clsx";

/** A grey place for what is coming; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-breathe rounded-inner bg-raised", className)} />;
}

/** A paragraph to come. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx("flex flex-col gap-3", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx("h-3", line === lines - 1 && lines > 1 && "w-3/5")} />
      ))}
    </span>
  );
}
