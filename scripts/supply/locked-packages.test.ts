import { describe, expect, it } from "vitest";
import { listLockedPackages, readLockfile, type Lockfile } from "./locked-packages.ts";

const lock: Lockfile = {
  packages: {
    "": {},
    server: { dependencies: { fast: "2.0.0", "@vesper/contract": "0.1.0" } },
    contract: { dependencies: { shape: "1.0.0" } },
    "node_modules/@vesper/contract": { resolved: "contract", link: true },
    "node_modules/fast": { version: "1.0.0" },
    "node_modules/shape": { version: "1.0.0" },
    "node_modules/tool": { version: "1.0.0" },
    "server/node_modules/fast": { version: "2.0.0", dependencies: { shape: "1.0.0" } },
  },
};

describe("the packages of a lockfile", () => {
  it("belong to a release if a released workspace needs them, in the copy that it would load", () => {
    const shipped = listLockedPackages(lock).filter(({ isShipped }) => isShipped);

    expect(shipped.map(({ path }) => path)).toEqual(["server/node_modules/fast", "node_modules/shape"]);
    expect(shipped[0]?.dependsOn).toEqual(["node_modules/shape"]);
  });

  it("are the ones that npm marks as needed for more than development", () => {
    const real = readLockfile();
    const marked = Object.entries(real.packages as Record<string, { dev?: boolean; link?: boolean }>)
      .filter(([path, { dev, link }]) => path.includes("node_modules/") && !link && !dev)
      .map(([path]) => path);
    const shipped = listLockedPackages(real).filter(({ isShipped }) => isShipped);

    expect(shipped.map(({ path }) => path).toSorted()).toEqual(marked.toSorted());
  });
});
