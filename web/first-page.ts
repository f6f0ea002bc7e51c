interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = `${import.meta.dirname}/app`;
const client = "?__react-router-build-client-route";

/** What every page begins with. */
const starts = [
  `${app}/entry.client.tsx`,
  `${app}/root.tsx`,
  `${app}/root.tsx${client}`,
  `${app}/routes/site.tsx`,
  `${app}/routes/site.tsx${client}`,
];

let reached: Set<string> | undefined;

/** Everything that these import outright; what `import()` loads comes later, if ever. */
function reach(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) ? null : modules.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    waiting.push(...info.importedIds);
  }
  return found;
}

/**
 * One file instead of forty small ones for what every page needs: it compresses better, and a phone far away does
 * not wait for forty answers.
 */
export function firstPage(id: string, modules: Modules): string | null {
  reached ??= reach(modules);
  return reached.has(id) ? "site" : null;
}
