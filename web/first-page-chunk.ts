import { join } from "node:path";

export interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
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
  "routes/home/no-profiles.tsx",
  "shared/remembered-place.ts",
  "shared/sized-picture.tsx",
  "ui/actions/chip.tsx",
  "ui/feedback/empty-state.tsx",
  "ui/feedback/load-failure.tsx",
);

const iconFolder = "/lucide-react/dist/esm/icons/";
const iconIndex = "/lucide-react/dist/esm/lucide-react.mjs";

export const isIcon = (id: string): boolean => id.includes(iconFolder);

/** Collects all static imports of the entries; `import()` is excluded, because it loads later, if at all. */
function collectImports(modules: Modules, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) ? null : modules.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    // The index of the icons imports all of them, whichever are used.
    waiting.push(...info.importedIds.filter((next) => !isIcon(next)));
  }
  return found;
}

/** Collects the icons that modules import from the index, which only their source code tells. */
export function collectIcons(modules: Modules, users: ReadonlySet<string>): Set<string> {
  const getCode = (id: string) => modules.getModuleInfo(id)?.code ?? "";
  const index = [...users].find((id) => id.endsWith(iconIndex)) ?? "";
  const files = new Map(
    [...getCode(index).matchAll(/export \{([^}]*)\} from ["']\.(\/icons\/[^"']+)["']/g)].flatMap(
      ([, list = "", file = ""]) => listNames(list).map(({ after }) => [after, file] as const),
    ),
  );
  const imports = [...users].flatMap((id) => [
    ...getCode(id).matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g),
  ]);
  const names = imports.flatMap(([, list = ""]) => listNames(list).map(({ before }) => before));
  return new Set(names.map((name) => index.replace(/\/[^/]+$/, files.get(name) ?? "")));
}

/** Returns the names in a list such as `Clock, Star as Rating`, before and after renaming. */
function listNames(list: string) {
  return list.split(",").map((item) => {
    const [before = "", after = before] = item.trim().split(" as ");
    return { before, after };
  });
}

let firstPageModules: Set<string> | undefined;

/**
 * Tells whether a module belongs to the chunk of every page: one instead of forty, which compresses better and saves
 * round trips on a slow connection. It contains the icons of home too: they are few, and all others are on other pages.
 */
export function isOnFirstPage(id: string, modules: Modules): boolean {
  firstPageModules ??= new Set([
    ...collectImports(modules, entries),
    ...collectIcons(modules, collectImports(modules, [...entries, ...home])),
  ]);
  return firstPageModules.has(id);
}
