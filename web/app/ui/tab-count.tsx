import { classes } from "./classes.ts";

export interface TabCountProps {
  count?: number;
  /** Something among it cannot wait. */
  urgent?: boolean;
}

/** What waits behind a tab. Nothing is shown for zero. */
export function TabCount({ count, urgent = false }: TabCountProps) {
  if (!count) return null;
  return (
    <span
      className={classes(
        "min-w-5 rounded-control px-1.5 text-center text-caption font-semibold tabular-nums",
        urgent ? "bg-danger text-on-danger" : "bg-accent-soft text-accent",
      )}
    >
      {count > 99 ? "99+" : count}
      {urgent && <span className="sr-only">, urgent</span>}
    </span>
  );
}
