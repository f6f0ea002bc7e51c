import Siren from "virtual:icons/siren";

/** Emergency advice above every report form. */
export function DangerLine() {
  return (
    <p className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3 text-small">
      <Siren aria-hidden className="size-5 shrink-0 text-danger" />
      <span>
        <strong className="font-semibold">Is someone in danger right now?</strong> Call your local emergency
        services first. They can act right away; we can’t.
      </span>
    </p>
  );
}
