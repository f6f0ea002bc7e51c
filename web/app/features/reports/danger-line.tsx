import { Siren } from "lucide-react";

/** Emergency advice above every report form. */
export function DangerLine() {
  return (
    <p className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3 text-small">
      <Siren aria-hidden className="size-5 shrink-0 text-danger" />
      <span>
        <strong className="font-semibold">Is somebody in danger now?</strong> Call the emergency services
        where you are first. They can act at once; we cannot.
      </span>
    </p>
  );
}
