import { clsx } from "clsx/lite";

/** Gray placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  // Two radius classes would compete by their order in the style sheet, not by their order here.
  const radius = className?.includes("rounded-") ? "" : "rounded-inner";
  return <span aria-hidden className={clsx("block animate-breathe bg-raised", radius, className)} />;
}
