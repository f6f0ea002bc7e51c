import { clsx } from "clsx/lite";

/** Gray placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("skeleton", className)} />;
}
