interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = `${import.meta.dirname}/app`;
const client = "?__react-router-build-client-route";

/** Entry modules of every page. */
const entryModules = [
  `${app}/entry.client.tsx`,
  `${app}/root.tsx`,
  `${app}/root.tsx${client}`,
  `${app}/routes/site.tsx`,
  `${app}/routes/site.tsx${client}`,
];

let firstPageModules: Set<string> | undefined;

/** Collects all static imports of the entry modules; `import()` is excluded, because it loads later, if at all. */
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
 * Groups the modules that every page needs into one chunk instead of forty, which compresses better and saves round
 * trips on a slow connection.
 */
export function findFirstPageChunk(id: string, modules: Modules): string | null {
  firstPageModules ??= collectImports(modules);
  return firstPageModules.has(id) ? "site" : null;
}
