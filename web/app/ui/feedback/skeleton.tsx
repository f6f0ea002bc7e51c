import { clsx } from "clsx/lite";

/** Gray placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-breathe rounded-inner bg-raised", className)} />;
}
