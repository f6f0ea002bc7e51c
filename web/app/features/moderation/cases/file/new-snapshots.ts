import type { Evidence } from "@vesper/contract/moderation/moderation";

/** Returns the snapshot of each piece of evidence, or null if it repeats the one shown before. */
export function getNewSnapshots(evidence: readonly Pick<Evidence, "snapshot">[]): Evidence["snapshot"][] {
  let shown = "";
  return evidence.map(({ snapshot }) => {
    const look = JSON.stringify(snapshot);
    if (!snapshot || look === shown) return null;
    shown = look;
    return snapshot;
  });
}
