import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createArchive } from "./archive.ts";

function createFolder(names: string[], time: number): string {
  const folder = mkdtempSync(join(tmpdir(), "vesper-archive-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs"));
  for (const name of names) {
    writeFileSync(join(folder, name), `the content of ${name}\r\n`);
    utimesSync(join(folder, name), time, time);
  }
  return folder;
}

it("an archive depends on the files alone, not on their order, time or folder", () => {
  const names = ["b.txt", ".npmrc", "docs/a.md"];
  const options = { prefix: "vesper-1.2.0", seconds: 1_770_000_000 };

  const archive = createArchive(createFolder(names, 1_000), options);
  const again = createArchive(createFolder(names.toReversed(), 2_000), options);
  const listed = execFileSync("tar", ["-tzf", "-"], { input: archive, encoding: "utf8" });

  expect(again.equals(archive)).toBe(true);
  expect(listed.split("\n").filter((name) => !name.endsWith("/"))).toEqual([
    "vesper-1.2.0/.npmrc",
    "vesper-1.2.0/b.txt",
    "vesper-1.2.0/docs/a.md",
    "",
  ]);
});
