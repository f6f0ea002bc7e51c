import { ClockAlert } from "lucide-react";
import { ageOf } from "./age.ts";

interface CaseAgeProps {
  openedAt: string;
  now: Date;
  /** The one that has waited longest stands out. */
  isOldest?: boolean;
}

export function CaseAge({ openedAt, now, isOldest = false }: CaseAgeProps) {
  const age = ageOf(new Date(openedAt), now);
  if (!isOldest) {
    return (
      <time dateTime={openedAt} className="whitespace-nowrap tabular-nums">
        {age}
      </time>
    );
  }
  return (
    <time
      dateTime={openedAt}
      className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold tabular-nums"
    >
      <ClockAlert aria-hidden className="size-4" />
      {age}
      <span className="sr-only">, waiting longest</span>
    </time>
  );
}
