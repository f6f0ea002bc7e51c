/** Milliseconds between `g` and the letter of a section. */
const within = 1500;
/** A letter that comes later than that, but sooner than this, was still meant for the sequence. */
const grace = 5000;

/**
 * Detects `g` followed by a letter. Returns the path to go to, "started" after `g`, "late" for a letter that must do
 * nothing else, because alone it may decide an item, or null. A letter that leads nowhere ends the sequence.
 */
export function createGoSequence(paths: Pick<ReadonlyMap<string, string>, "get">) {
  let startedAt = Number.NEGATIVE_INFINITY;

  return (key: string, now: number): { to: string } | "started" | "late" | null => {
    const waited = now - startedAt;
    startedAt = Number.NEGATIVE_INFINITY;
    const to = waited <= grace ? paths.get(key) : undefined;
    if (to !== undefined) return waited <= within ? { to } : "late";
    if (key !== "g") return null;
    startedAt = now;
    return "started";
  };
}
