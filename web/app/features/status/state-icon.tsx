import type { CheckState } from "@vesper/contract/operations/status";
import { clsx } from "clsx/lite";
import CircleCheck from "virtual:icons/circle-check";
import CircleDashed from "virtual:icons/circle-dashed";
import CircleQuestionMark from "virtual:icons/circle-question-mark";
import CircleX from "virtual:icons/circle-x";
import TriangleAlert from "virtual:icons/triangle-alert";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";

const states: Record<CheckState, { Icon: IconComponent; tone: string; label: string }> = {
  broken: { Icon: CircleX, tone: "text-danger", label: "Broken" },
  attention: { Icon: TriangleAlert, tone: "text-gold", label: "Needs attention" },
  unknown: { Icon: CircleQuestionMark, tone: "text-muted", label: "Not checked" },
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
