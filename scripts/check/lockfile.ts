interface LockEntry {
  resolved?: string;
  link?: boolean;
  /** Operating systems that the package is for; undefined for all. */
  os?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, LockEntry>;
}

const platforms: Record<string, RegExp> = {
  "linux-x64": /linux-x64(?!.*musl)/,
  "linux-arm64": /linux-arm64(?!.*musl)/,
  "darwin-arm64": /darwin-(arm64|universal)/,
  "win32-x64": /win(32|dows)?-x64/,
};

/**
 * npm silently skips an optional binary that its registry lacks. A lockfile made that way breaks the build on another
 * machine, so every family of native packages must be complete.
 */
export function findMissingBinaries({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map(toPackageName));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const natives = Object.keys(entry.optionalDependencies ?? {});
    // Skip the binaries themselves: one that depends on a library needs only the one for its own platform.
    if (entry.os || !natives.some((name) => Object.values(platforms).some((pattern) => pattern.test(name))))
      return [];
    return Object.entries(platforms)
      .filter(([, pattern]) => !natives.some((name) => pattern.test(name) && locked.has(name)))
      .map(([platform]) => `${toPackageName(path) || "the root package"} has no binary for ${platform}`);
  });
}

/** Finds download addresses and paths that belong to the machine that wrote the lockfile. */
export function findForeignAddresses({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { resolved, link }]) => /^([/\\]|[A-Za-z]:|\.\.|file:)/.test(path) || (resolved && !link))
    .map(([path, { resolved }]) => `${path} comes from ${resolved ?? "outside the repository"}`);
}

const toPackageName = (path: string) =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
