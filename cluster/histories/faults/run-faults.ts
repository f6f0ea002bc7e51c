import { setTimeout as pause } from "node:timers/promises";
import type { PlannedFault } from "../plan/plan.ts";
import type { Recorder } from "../record.ts";
import type { Site } from "../site.ts";
import { beginFault } from "./begin-fault.ts";

/** Runs every fault at its time and heals it. Resolves when all are healed. */
export async function runFaults(
  site: Site,
  recorder: Recorder,
  faults: readonly PlannedFault[],
): Promise<void> {
  await Promise.all(
    faults.map(async ({ id, at, lasts, fault }) => {
      await pause(at);
      recorder.add({ kind: "fault", id, state: "begins", fault });
      const heal = await beginFault(site, fault);
      await pause(lasts);
      await heal();
      recorder.add({ kind: "fault", id, state: "ends", fault });
    }),
  );
}
