import { clsx } from "clsx/lite";
import { formatShare, type Share } from "./texts.ts";

interface ShareBarsProps {
  shares: readonly Share[];
  /** Label of the row to emphasize. */
  current?: string | undefined;
}

/** Horizontal bars with their values as text, which need no other description. */
export function ShareBars({ shares, current }: ShareBarsProps) {
  const longest = Math.max(...shares.map(({ share }) => share), Number.EPSILON);
  return (
    <ul className="flex flex-col gap-2.5">
      {shares.map(({ label, share }) => (
        <li key={label} className="text-small">
          <p className={clsx("flex justify-between gap-4", label === current && "font-semibold")}>
            <span className="min-w-0">
              {label}
              {label === current && <span className="text-accent"> · median</span>}
            </span>
            <span className="tabular-nums">{formatShare(share)}</span>
          </p>
          <span aria-hidden className="mt-1 block h-2 rounded-control bg-raised">
            <span
              className="block h-full rounded-control bg-accent"
              style={{ width: `${(share / longest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
