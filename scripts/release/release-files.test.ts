import { describe, expect, it } from "vitest";
import { findChangelogSection, isPacked, toReleaseManifest } from "./release-files.ts";

describe("a release", () => {
  it.each([
    "package-lock.json",
    "e2e/package.json",
    "server/src/main.ts",
    "server/src/platform/database/migrations/0001-start.sql",
    "contract/src/core/errors.ts",
    "deploy/nginx.conf",
    "docs/operations.md",
    "CHANGELOG.md",
  ])("contains %s", (file) => {
    expect(isPacked(file)).toBe(true);
  });

  it.each([
    "package.json", // written for the release
    "server/src/modules/reviews/reviews.test.ts",
    "server/test/world.ts",
    "web/app/root.tsx",
    "demo/src/index.ts",
    "scripts/build.ts",
    "Dockerfile",
  ])("leaves out %s", (file) => {
    expect(isPacked(file)).toBe(false);
  });

  it("has a manifest with the operator's commands and unchanged dependencies", () => {
    const manifest = {
      scripts: { prestart: "build", start: "run", vesper: "command", test: "test" },
      dependencies: { a: "1" },
    };

    expect(toReleaseManifest(manifest)).toEqual({
      scripts: { start: "run", vesper: "command" },
      dependencies: { a: "1" },
    });
  });

  it("carries the section of its own version", () => {
    const changelog =
      "# Changelog\n\n## Unreleased\n\n- Soon\n\n## [1.2.0] 2026-03-14\n\n### Members\n\n- Now\n\n## 1.1.0\n\n- Before\n";

    expect(findChangelogSection(changelog, "1.2.0")).toBe("### Members\n\n- Now");
    expect(findChangelogSection(changelog, "Unreleased")).toBe("- Soon");
    expect(findChangelogSection(changelog, "1.2")).toBeNull();
  });
});
