import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { isUrgent } from "@vesper/contract/reasons";
import { Radar } from "lucide-react";
import { classes } from "#web/ui/actions/classes.ts";
import { LinkedText } from "#web/shared/linked-text.tsx";

/** Why to look twice before saying yes. The decision stays with whoever reads it. */
export function SignalList({ profile: { signals, isBeingChecked } }: { profile: AdminProfile }) {
  if (signals.length === 0 && !isBeingChecked) return null;
  const isSerious = signals.some(({ reason }) => isUrgent(reason));
  return (
    <div
      className={classes(
        "flex gap-3 rounded-inner border-s-4 px-4 py-3 text-small",
        isSerious ? "border-danger bg-danger-soft" : "border-gold bg-gold-soft",
      )}
    >
      <Radar
        aria-hidden
        className={classes("mt-0.5 size-4 shrink-0", isSerious ? "text-danger" : "text-gold")}
      />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="font-semibold">{signals.length > 0 ? "Please look twice" : "Being checked"}</p>
        <ul className="flex max-w-prose flex-col gap-1">
          {signals.map(({ _id, text }) => (
            <li key={_id}>
              <LinkedText text={text} />
            </li>
          ))}
          {isBeingChecked && <li>What was written last is still being compared with other profiles.</li>}
        </ul>
      </div>
    </div>
  );
}
