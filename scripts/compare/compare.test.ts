import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fromRoot } from "../lib/files.ts";
import { toInventory, findDifference } from "./difference.ts";
import { readCalls } from "./read-calls.ts";
import { listPaths } from "./read-pages.ts";
import { listTitles } from "./read-tests.ts";
import { listTexts } from "./read-texts.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes a checkout whose contract has one file. */
function writeContract(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  folders.push(folder);
  mkdirSync(join(folder, "contract/src"), { recursive: true });
  writeFileSync(join(folder, "contract/package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "contract/src/calls.ts"), `import { z } from "zod";\n${code}`);
  symlinkSync(fromRoot("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

const toEndpointCode = (path: string, response: string) =>
  `{ method: "GET", base: "/api", path: "${path}", response: z.object(${response}) }`;

describe("the comparison of two checkouts", () => {
  it("reports missing, reduced and new calls", async () => {
    const before = writeContract(
      `export const a = ${toEndpointCode("/a", "{ x: z.int(), y: z.int() }")}; export const b = ${toEndpointCode("/b", "{}")};`,
    );
    const after = writeContract(
      `export const all = { a: ${toEndpointCode("/a", "{ y: z.int() }")}, c: ${toEndpointCode("/c", "{}")} };`,
    );

    expect(findDifference(await readCalls(before), await readCalls(after))).toEqual({
      missing: ["GET /api/b"],
      changed: ["GET /api/a (response)"],
      added: ["GET /api/c"],
    });
  });

  it("ignores the order of keys", async () => {
    const before = writeContract(`export const a = ${toEndpointCode("/a", "{ x: z.int(), y: z.int() }")};`);
    const after = writeContract(`export const a = ${toEndpointCode("/a", "{ y: z.int(), x: z.int() }")};`);

    expect(findDifference(await readCalls(before), await readCalls(after)).changed).toEqual([]);
  });

  it("includes socket calls", async () => {
    const calls = await readCalls(writeContract(`export const typing = { name: "typing", body: z.uuid() };`));

    expect([...calls.keys()]).toEqual(["socket typing"]);
  });

  it("lists the paths of nested pages", () => {
    const routes = [
      { children: [{ index: true }, { path: "admin", children: [{ index: true }, { path: ":id" }] }] },
    ];

    expect(listPaths(routes)).toEqual(["/ (index)", "/admin", "/admin (index)", "/admin/:id"]);
  });

  it("lists test titles prefixed with their groups", () => {
    const text = `
      describe("a list", () => {
        it("is sorted", () => {});
        it.each([1, 2])("has %i entries", () => {});
        test.describe("when empty", () => { test(\`shows \${nothing}\`, async () => {}); });
        test("is no title");
      });`;

    expect(listTitles("list.test.ts", text)).toEqual([
      "a list › is sorted",
      "a list › has %i entries",
      "a list › when empty › `shows ${nothing}`",
    ]);
  });

  it("reports one of two tests with the same title as missing", () => {
    const titles = ["works", "works"];

    expect(findDifference(toInventory(titles), toInventory(titles)).changed).toEqual([]);
    expect(findDifference(toInventory(titles), toInventory(["works"])).changed).toEqual(["works (copy)"]);
  });

  it("reads sentences and ignores class names and keys", () => {
    const text =
      'const a = <p className="flex gap-2">Your profile\n is live.</p>; const b = `Hello ${name}, Welcome back`;';

    expect(listTexts("page.tsx", text)).toEqual(["Your profile is live."]);
  });
});
