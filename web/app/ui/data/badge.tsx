import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

const tones = {
  neutral: "bg-raised text-muted",
  accent: "bg-accent-soft text-accent",
  gold: "bg-gold-soft text-gold",
  jade: "bg-jade-soft text-jade",
  danger: "bg-danger-soft text-danger",
  veil: "bg-veil text-on-veil",
  "veil-gold": "bg-veil text-veil-gold",
  "veil-jade": "bg-veil text-veil-jade",
} as const;

interface BadgeProps {
  /** Use the veil tones on pictures. */
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-control px-2.5 py-0.5 text-caption font-semibold whitespace-nowrap",
        "[&>svg]:size-3.5 [&>svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
