import { clsx } from "clsx/lite";
import { estimateStrength } from "./estimate-strength.ts";

const tones = ["bg-danger", "bg-danger", "bg-gold", "bg-jade", "bg-jade"] as const;
const steps = [1, 2, 3, 4] as const;

/** Says in words and bars how well a password resists guessing. */
export function StrengthMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  const { score, label, advice } = estimateStrength(password, personal);
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={label}
        className="grid grid-cols-4 gap-1.5"
      >
        {steps.map((step) => (
          <span
            key={step}
            className={clsx("h-1.5 rounded-full", step <= Math.max(score, 1) ? tones[score] : "bg-line")}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-small text-muted">
        <strong className="font-semibold text-ink">{label}.</strong> {advice}
      </p>
    </div>
  );
}
