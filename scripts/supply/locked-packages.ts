import { readFileSync } from "node:fs";
import { fromRoot } from "../lib/files.ts";

interface LockEntry {
  /** Present only if the package is installed under another name. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, LockEntry>;
}

export interface LockedPackage {
  /** Folder in the repository: two copies of a version have different ones. */
  path: string;
  name: string;
  version: string;
  license: string | undefined;
  integrity: string | undefined;
  /** Whether a release contains the package or installs it, on at least one platform. */
  isShipped: boolean;
  /** Paths of the packages it depends on. */
  dependsOn: string[];
}

/** The root brings Node itself; the other workspaces are for development. */
export const shippedWorkspaces = ["", "contract", "server", "web"];

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as Lockfile;

/** Lists the third-party packages of a lockfile in a stable order. */
export function listLockedPackages(lock: Lockfile): LockedPackage[] {
  const shipped = findReachable(lock, shippedWorkspaces);
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "",
      license: entry.license,
      integrity: entry.integrity,
      isShipped: shipped.has(path),
      dependsOn: listDependencies(lock, path),
    }))
    .toSorted((a, b) => compareText(`${a.name}\0${a.version}`, `${b.name}\0${b.version}`));
}

/** Independent of the locale, unlike `localeCompare`. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function findReachable(lock: Lockfile, roots: readonly string[]): Set<string> {
  const reached = new Set(roots);
  // A set also visits the items that are added during the iteration.
  for (const path of reached) for (const next of listDependencies(lock, path)) reached.add(next);
  return reached;
}

/** Lists the paths of what npm installs for a package without `--include=dev`: also optional peers, if they are locked. */
export function listDependencies({ packages }: Lockfile, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => findInstalledPath(packages, path, name) ?? []).toSorted(compareText);
}

/** Resolves a dependency as Node does: in the package's own folder first, then in each folder above it. */
function findInstalledPath(packages: Lockfile["packages"], from: string, name: string): string | undefined {
  const folders = from === "" ? [] : from.split("/");
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), "node_modules", name].join("/");
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
  }
  return undefined;
}
