import { clsx } from "clsx/lite";

/** A grey place for what is coming; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-breathe rounded-inner bg-raised", className)} />;
}
