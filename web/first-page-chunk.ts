import { join } from "node:path";
import { isIcon } from "./lucide-icons.ts";

export interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = `${import.meta.dirname}/app`;
const client = "?__react-router-build-client-route";

const toEntries = (...files: readonly string[]) =>
  files.flatMap((file) => [join(app, file), join(app, file) + client]);

const home = toEntries("routes/home.tsx");

/**
 * Entry modules of every page, and small ones of most public pages, such as the cards: as separate files they hardly
 * compress.
 */
const entries = toEntries(
  "entry.client.tsx",
  "root.tsx",
  "routes/site.tsx",
  "features/profiles/feed/feed.tsx",
  "shared/remembered-place.ts",
  "shared/sized-picture.tsx",
  "ui/actions/chip.tsx",
  "ui/feedback/load-failure.tsx",
);

/** Collects all static imports of the entries; `import()` is excluded, because it loads later, if at all. */
function collectImports(modules: Modules, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) ? null : modules.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    waiting.push(...info.importedIds);
  }
  return found;
}

/** Collects the icons that the entries and their imports draw. */
export const collectIcons = (modules: Modules, from: readonly string[]): Set<string> =>
  new Set([...collectImports(modules, from)].filter(isIcon));

let firstPageModules: Set<string> | undefined;

/**
 * Tells whether a module belongs to the chunk of every page: one instead of forty, which compresses better and saves
 * round trips on a slow connection. It contains the icons of home too: they are few, and all others are on other pages.
 */
export function isOnFirstPage(id: string, modules: Modules): boolean {
  firstPageModules ??= new Set([...collectImports(modules, entries), ...collectIcons(modules, home)]);
  return firstPageModules.has(id);
}
