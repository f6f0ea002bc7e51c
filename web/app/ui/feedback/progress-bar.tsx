import { clsx } from "clsx/lite";
import { useId } from "react";

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; omit while the duration is unknown. */
  value?: number;
  /** Text instead of the percentage, for example "3 of 12 files". */
  valueText?: string;
  className?: string;
}

export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const shownText = valueText ?? (share === undefined ? "" : `${Math.round(share * 100)}%`);

  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <div className="flex justify-between gap-4 text-small">
        <span id={id}>{label}</span>
        <span className="text-muted tabular-nums">{shownText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={shownText || undefined}
        className="h-2 overflow-hidden rounded-control bg-raised ring-1 ring-line ring-inset"
      >
        <div
          className={clsx(
            "h-full origin-left rounded-control bg-accent",
            share === undefined ? "w-1/3 animate-wander" : "transition-transform",
          )}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
