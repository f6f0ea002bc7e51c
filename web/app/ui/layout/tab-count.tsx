import { clsx } from "clsx/lite";

export interface TabCountProps {
  count?: number;
  /** Something among it cannot wait. */
  urgent?: boolean;
  /** As red as what is urgent, without being it. */
  red?: boolean;
}

/** What waits behind a tab. Nothing is shown for zero. */
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
