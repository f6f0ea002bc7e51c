import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fromRoot } from "../lib/files.ts";
import { checkImports } from "./check-imports.ts";
import { createRules } from "./rules.ts";
import { testGraph, allowedImports, forbiddenImports } from "./test-cases.ts";

const packages = [
  "zod",
  "fastify",
  "socket.io",
  "kysely",
  "vitest",
  "react",
  "sharp",
  "mediabunny",
  "csv-parse",
  "@owf/mdoc",
];

const folder = mkdtempSync(join(tmpdir(), "import-law-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function toCode(imports: string): string {
  const [specifier, typeOnly] = imports.startsWith("type ") ? [imports.slice(5), "type "] : [imports, ""];
  return `import ${typeOnly}{ something } from "${specifier}";\nexport const other: something = something;\n`;
}

function buildRepository(): string[] {
  for (const workspace of ["contract", "server", "demo", "web"]) {
    cpSync(fromRoot(`${workspace}/package.json`), join(folder, workspace, "package.json"));
  }
  mkdirSync(join(folder, "node_modules/@vesper"), { recursive: true });
  for (const name of ["contract", "server", "demo"])
    symlinkSync(`../../${name}`, join(folder, "node_modules/@vesper", name), "junction");
  for (const name of packages) write(`node_modules/${name}/index.js`, "export const something = 1;\n");
  const files = [...forbiddenImports.map(([, file, imports]) => [file, imports] as const), ...allowedImports];
  for (const [file, imports] of files) write(file, toCode(imports));
  return files.map(([file]) => file);
}

const files = buildRepository();
const complaints = checkImports(folder, files, testGraph);

describe("the import rules", () => {
  it.each(forbiddenImports)("%s refuses %s", (rule, file) => {
    expect(complaints).toContainEqual(expect.stringContaining(`${rule}: ${file} →`));
  });

  it("refuse nothing else", () => {
    const expected = forbiddenImports.map(([rule, file]) => `${rule}: ${file}`);

    expect(complaints.filter((complaint) => !expected.includes(complaint.split(" → ")[0] ?? ""))).toEqual([]);
  });

  it("are each covered by a forbidden import", () => {
    const proven = new Set(forbiddenImports.map(([rule]) => rule));
    const families = createRules({}).map(({ name }) => name ?? "");

    expect(families.filter((name) => !proven.has(name))).toEqual([]);
  });

  it("refuse a module missing from the graph", () => {
    write("server/src/modules/weather/index.ts", "export const other = 1;\n");

    expect(checkImports(folder, ["server/src/modules/weather/index.ts"], testGraph)).toContain(
      "not in the module graph: weather",
    );
  });

  it("refuse an unused edge of the graph", () => {
    const wider = { ...testGraph, rates: ["blocks"] };

    expect(checkImports(folder, files, wider)).toContain("unused in the module graph: rates → blocks");
  });

  it("refuse a file that was not checked", () => {
    write("contract/src/page.vue", "");

    expect(checkImports(folder, ["contract/src/page.vue"], testGraph)).toContain(
      "not looked at: contract/src/page.vue",
    );
  });
});
