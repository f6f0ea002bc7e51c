import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findDeadCode } from "./dead-code.ts";

const folder = mkdtempSync(join(tmpdir(), "dead-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
write("package.json", '{ "name": "house", "type": "module" }');
write("knip.json", '{ "entry": ["main.ts"], "project": ["*.ts"] }');

describe("the dead-code check", () => {
  it("passes when everything is used", async () => {
    write("main.ts", 'import { used } from "./part.ts";\nused();\n');
    write("part.ts", "export const used = () => 1;\n");

    expect(await findDeadCode(folder)).toBe("");
  });

  it("reports an unused export, file and package", async () => {
    write("main.ts", 'import { used } from "./part.ts";\nimport { z } from "zod";\nused(z);\n');
    write("part.ts", "export const used = () => 1;\nexport const forgotten = 2;\n");
    write("lonely.ts", "export const alone = 3;\n");

    const complaints = await findDeadCode(folder);

    expect(complaints).toContain("forgotten");
    expect(complaints).toContain("lonely.ts");
    expect(complaints).toContain("zod");
  });
});
