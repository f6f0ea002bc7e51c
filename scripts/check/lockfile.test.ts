import { describe, expect, it } from "vitest";
import { findForeignAddresses, findMissingBinaries } from "./lockfile.ts";

const natives = ["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "win32-x64-msvc"].map(
  (name) => `@fast/${name}`,
);
const namedVersions = Object.fromEntries(natives.map((name) => [name, "1.0.0"]));

const createLockfile = (...installed: string[]) => ({
  packages: {
    "node_modules/fast": { optionalDependencies: namedVersions },
    ...Object.fromEntries(installed.map((name) => [`node_modules/${name}`, {}])),
  },
});

describe("the lockfile check", () => {
  it("accepts a complete set of native packages", () => {
    expect(findMissingBinaries(createLockfile(...natives))).toEqual([]);
  });

  it.each(natives)("reports %s when it is missing", (missing) => {
    expect(findMissingBinaries(createLockfile(...natives.filter((name) => name !== missing)))).toHaveLength(
      1,
    );
  });

  it("does not accept a musl binary in place of glibc", () => {
    const musl = natives.map((name) => name.replace("linux-x64-gnu", "linux-x64-musl"));

    expect(findMissingBinaries(createLockfile(...musl))).toEqual(["fast has no binary for linux-x64"]);
  });

  it("finds binaries nested under their tool", () => {
    const nested = natives.map((name) => `fast/node_modules/${name}`);

    expect(findMissingBinaries(createLockfile(...nested))).toEqual([]);
  });

  it("requires a binary's library only for its own platform", () => {
    const binary = { os: ["linux"], optionalDependencies: { "@fast/library-linux-x64": "1.0.0" } };

    expect(findMissingBinaries({ packages: { "node_modules/@fast/linux-x64": binary } })).toEqual([]);
  });

  it("ignores other optional packages", () => {
    expect(
      findMissingBinaries({ packages: { "": { optionalDependencies: { fsevents: "2.3.3" } } } }),
    ).toEqual([]);
  });

  it("accepts workspaces and refuses every other URL", () => {
    const packages = {
      contract: {},
      "node_modules/@vesper/contract": { resolved: "contract", link: true },
      "node_modules/zod": { resolved: "https://example.test/zod.tgz" },
      "../elsewhere": {},
    };

    expect(findForeignAddresses({ packages })).toEqual([
      "node_modules/zod comes from https://example.test/zod.tgz",
      "../elsewhere comes from outside the repository",
    ]);
  });
});
