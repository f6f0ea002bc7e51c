import type { Evidence } from "@vesper/contract/moderation/moderation";

/** For each piece of evidence its snapshot, or null where it only repeats the one last shown. */
export function getNewSnapshots(evidence: readonly Pick<Evidence, "snapshot">[]): Evidence["snapshot"][] {
  let shown = "";
  return evidence.map(({ snapshot }) => {
    const look = JSON.stringify(snapshot);
    if (!snapshot || look === shown) return null;
    shown = look;
    return snapshot;
  });
}
