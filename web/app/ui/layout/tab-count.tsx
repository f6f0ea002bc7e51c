import { clsx } from "clsx/lite";

export interface TabCountProps {
  count?: number;
  /** At least one item is urgent. */
  urgent?: boolean;
  /** Shown in red without being announced as urgent. */
  red?: boolean;
}

/** Number of items behind a tab. Renders nothing for zero. */
export function TabCount({ count, urgent = false, red = urgent }: TabCountProps) {
  if (!count) return null;
  return (
    <span
      className={clsx(
        "min-w-5 rounded-control px-1.5 text-center text-caption font-semibold tabular-nums",
        red ? "bg-danger text-on-danger" : "bg-accent-soft text-accent",
      )}
    >
      {count > 99 ? "99+" : count}
      {urgent && <span className="sr-only">, urgent</span>}
    </span>
  );
}
