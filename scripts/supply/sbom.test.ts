import { describe, expect, it } from "vitest";
import { readLockfile, type Lockfile } from "./locked-packages.ts";
import { createSbom } from "./sbom.ts";

interface Sbom {
  serialNumber: string;
  metadata: { timestamp: string };
  components: {
    "bom-ref": string;
    name: string;
    licenses: object[];
    hashes: { alg: string; content: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const facts = { version: "1.2.0", commit: "c0ffee", committedAt: "2026-03-14T09:00:00.000Z" };
const describeRelease = (lock: Lockfile) => createSbom(lock, facts) as Sbom;

const lock: Lockfile = {
  packages: {
    server: { dependencies: { "@fast/core": "1.0.0" } },
    "node_modules/@fast/core": {
      version: "1.0.0",
      license: "(MIT OR CC0-1.0)",
      integrity: "sha512-AAEC",
      dependencies: { shape: "2.0.0" },
    },
    "node_modules/shape": { version: "2.0.0", license: "ISC", integrity: "sha512-AwQF" },
    "node_modules/tool": { version: "1.0.0", license: "MIT", integrity: "sha512-Bgc=" },
  },
};

describe("the bill of materials", () => {
  it("lists what a release installs, with license, hash and dependencies", () => {
    const { components, dependencies } = describeRelease(lock);

    expect(components.map(({ name, licenses, hashes }) => ({ name, licenses, hashes }))).toEqual([
      {
        name: "@fast/core",
        licenses: [{ expression: "MIT OR CC0-1.0" }],
        hashes: [{ alg: "SHA-512", content: "000102" }],
      },
      {
        name: "shape",
        licenses: [{ license: { id: "ISC" } }],
        hashes: [{ alg: "SHA-512", content: "030405" }],
      },
    ]);
    expect(dependencies).toEqual([
      { ref: "pkg:npm/vesper@1.2.0", dependsOn: ["pkg:npm/%40fast/core@1.0.0"] },
      { ref: "pkg:npm/%40fast/core@1.0.0", dependsOn: ["pkg:npm/shape@2.0.0"] },
      { ref: "pkg:npm/shape@2.0.0", dependsOn: [] },
    ]);
  });

  it("is the same for the same commit, and has another serial number for any other content", () => {
    const changed = {
      packages: { ...lock.packages, "node_modules/shape": { version: "2.0.1", license: "ISC" } },
    };

    expect(describeRelease(lock)).toEqual(describeRelease(lock));
    expect(describeRelease(lock).metadata.timestamp).toBe(facts.committedAt);
    expect(describeRelease(changed).serialNumber).not.toBe(describeRelease(lock).serialNumber);
  });

  it("of this repository names every reference once, a license and a hash for each package", () => {
    const { components, dependencies } = describeRelease(readLockfile());
    const refs = new Set(components.map((each) => each["bom-ref"]));

    expect(refs.size).toBe(components.length);
    expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
    expect(JSON.stringify(components)).not.toContain("unknown");
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    expect([...refs].join()).toMatch(/npm\/fastify@.*npm\/react@.*npm\/zod@/);
  });
});
