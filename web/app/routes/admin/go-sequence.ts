/** Milliseconds between `g` and the letter of a section. */
const within = 1500;

/**
 * Detects `g` followed by a letter. Returns the path to go to, "started" after `g`, or null. A letter that leads
 * nowhere ends the sequence.
 */
export function createGoSequence(paths: ReadonlyMap<string, string>) {
  let startedAt = Number.NEGATIVE_INFINITY;

  return (key: string, now: number): { to: string } | "started" | null => {
    const isOpen = now - startedAt <= within;
    startedAt = Number.NEGATIVE_INFINITY;
    const to = isOpen ? paths.get(key) : undefined;
    if (to !== undefined) return { to };
    if (key !== "g") return null;
    startedAt = now;
    return "started";
  };
}
