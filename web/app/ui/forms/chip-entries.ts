const mostSuggestions = 8;

/** Whether two entries differ by case or accents only. */
export const isSameEntry = (a: string, b: string) => a.localeCompare(b, "en", { sensitivity: "base" }) === 0;

/** Appends entries without blanks and duplicates; upper and lower case count as the same. */
export function addEntries(entries: readonly string[], added: readonly string[]): string[] {
  const next = [...entries];
  for (const entry of added.map((word) => word.trim()).filter(Boolean)) {
    if (!next.some((one) => isSameEntry(one, entry))) next.push(entry);
  }
  return next;
}

/** Returns suggestions that are not chosen yet and contain what was typed, those that start with it first. */
export function findSuggestions(
  suggestions: readonly string[],
  entries: readonly string[],
  typed: string,
): string[] {
  const wanted = typed.trim().toLowerCase();
  const starts = (name: string) => Number(name.toLowerCase().startsWith(wanted));
  return suggestions
    .filter(
      (name) => name.toLowerCase().includes(wanted) && !entries.some((entry) => isSameEntry(entry, name)),
    )
    .toSorted((a, b) => starts(b) - starts(a))
    .slice(0, mostSuggestions);
}
