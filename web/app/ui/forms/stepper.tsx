import { clsx } from "clsx/lite";
import Check from "virtual:icons/check";

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step; all steps before it are done. */
  current: number;
  className?: string;
}

/** Progress in a short sequence. On a phone only the current step shows its name. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  return (
    <ol aria-label={label} className={clsx("flex items-center gap-2", className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li
            key={step}
            aria-current={here ? "step" : undefined}
            className={clsx(
              "flex items-center gap-2",
              index > 0 && "before:h-px before:w-4 before:bg-line-strong sm:before:w-8",
            )}
          >
            <span
              className={clsx(
                "flex size-7 shrink-0 items-center justify-center rounded-control border text-small font-semibold",
                done && "border-jade bg-jade-soft text-jade",
                here && "border-accent bg-accent text-on-accent",
                !done && !here && "border-line-strong text-muted",
              )}
            >
              {done ? <Check aria-hidden className="size-4" /> : index + 1}
              {done && <span className="sr-only">Done:</span>}
            </span>
            <span className={here ? "text-small font-medium" : "text-small text-muted max-sm:sr-only"}>
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
