import type { CheckState } from "@vesper/contract/operations/status";
import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon, TriangleAlert } from "lucide-react";
import { clsx } from "clsx/lite";

const states: Record<CheckState, { Icon: LucideIcon; tone: string; label: string }> = {
  broken: { Icon: CircleX, tone: "text-danger", label: "Broken" },
  attention: { Icon: TriangleAlert, tone: "text-gold", label: "Needs attention" },
  unknown: { Icon: CircleHelp, tone: "text-muted", label: "Not checked" },
  ok: { Icon: CircleCheck, tone: "text-jade", label: "Works" },
  unused: { Icon: CircleDashed, tone: "text-muted", label: "Not used" },
};

/** Icon of a state, with its name for screen readers. */
export function StateIcon({ state, className = "size-4.5" }: { state: CheckState; className?: string }) {
  const { Icon, tone, label } = states[state];
  return (
    <>
      <Icon aria-hidden className={clsx("shrink-0", tone, className)} />
      <span className="sr-only">{label}: </span>
    </>
  );
}
