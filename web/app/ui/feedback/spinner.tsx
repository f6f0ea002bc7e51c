import { clsx } from "clsx/lite";
import LoaderCircle from "virtual:icons/loader-circle";

interface SpinnerProps {
  /** Announced to screen readers; without a label, the spinner is decorative. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={clsx("size-5 shrink-0 animate-spin", className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
