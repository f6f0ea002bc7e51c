interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = `${import.meta.dirname}/app`;
const client = "?__react-router-build-client-route";

/** What every page begins with. */
const entryModules = [
  `${app}/entry.client.tsx`,
  `${app}/root.tsx`,
  `${app}/root.tsx${client}`,
  `${app}/routes/site.tsx`,
  `${app}/routes/site.tsx${client}`,
];

let firstPageModules: Set<string> | undefined;

/** Everything that these import outright; what `import()` loads comes later, if ever. */
function collectImports(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...entryModules];
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
export function findFirstPageChunk(id: string, modules: Modules): string | null {
  firstPageModules ??= collectImports(modules);
  return firstPageModules.has(id) ? "site" : null;
}
