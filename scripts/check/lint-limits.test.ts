import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fromRoot } from "../lib/files.ts";
import { runNode, getToolScript } from "../lib/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "lint-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

const listLines = (count: number, line: string) => `${line}\n`.repeat(count);
const createFile = (lines: number) => listLines(lines, "export {};");
const createFunction = (lines: number) => `export function long() {\n${listLines(lines - 2, "  void 0;")}}\n`;
const createBranches = (count: number) =>
  `export function choose(n: number) {\n${listLines(count, "  if (n > 0) return n;")}  return 0;\n}\n`;

/**
 * Lints one file with the repository's rules, except those that need type information, which the file does not have.
 */
async function lint(file: string, text: string): Promise<string> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const limits = ["max-lines", "max-lines-per-function", "complexity"];
  const { output } = await runNode(
    [getToolScript("oxlint"), "-c", fromRoot(".oxlintrc.json"), "--format=unix", join(folder, file)],
    { cwd: folder },
  );
  return limits.filter((rule) => output.includes(`eslint(${rule})`)).join(", ");
}

describe("the lint limits", () => {
  it("refuse a file of more than 250 lines", async () => {
    expect(await lint("server/src/a.ts", createFile(251))).toBe("max-lines");
    expect(await lint("server/src/a.ts", createFile(250))).toBe("");
  });

  it("refuse a test of more than 400 lines", async () => {
    expect(await lint("server/src/a.test.ts", createFile(401))).toBe("max-lines");
    expect(await lint("server/src/a.test.ts", createFile(400))).toBe("");
  });

  it("refuse a function of more than 50 lines, but not in a test", async () => {
    expect(await lint("server/src/b.ts", createFunction(51))).toBe("max-lines-per-function");
    expect(await lint("server/src/b.ts", createFunction(50))).toBe("");
    expect(await lint("server/src/b.test.ts", createFunction(51))).toBe("");
  });

  it("refuse a function of more than 15 branches", async () => {
    expect(await lint("server/src/c.ts", createBranches(15))).toBe("complexity");
    expect(await lint("server/src/c.ts", createBranches(14))).toBe("");
  });
});
