import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findLongFunctions } from "./functions.ts";
import { measureCheckout } from "./measure.ts";
import { findRepeats } from "./repeats.ts";

const folder = mkdtempSync(join(tmpdir(), "figures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const listLines = (count: number, word = "line") =>
  Array.from({ length: count }, (_, index) => `${word}(${index});`);

describe("the figures", () => {
  it("report functions of more than fifty lines by name", () => {
    const text = [
      "// first",
      "const long = () => {",
      ...listLines(49),
      "};",
      "function short() {",
      ...listLines(48),
      "}",
    ];

    expect(findLongFunctions("a.ts", text.join("\n"))).toEqual([
      { file: "a.ts", line: 2, name: "long", lines: 51 },
    ]);
  });

  it("report ten duplicate lines once, ignoring indentation", () => {
    const block = listLines(12);
    const first = ['import { line } from "./line.ts";', "start();", ...block, "end();"].join("\n");
    const second = ["other();", "", ...block.map((line) => `    ${line}`)].join("\n");

    expect(
      findRepeats([
        ["a.ts", first],
        ["b.ts", second],
      ]),
    ).toEqual([{ file: "b.ts", line: 3, lines: 12, original: "a.ts:3" }]);
  });

  it("do not report nine duplicate lines or a table of equal rows", () => {
    const nine = listLines(9).join("\n");
    const table = Array.from({ length: 15 }, () => "row();").join("\n");

    expect(
      findRepeats([
        ["a.ts", `a();\n${nine}`],
        ["b.ts", `b();\n${nine}`],
        ["c.ts", table],
      ]),
    ).toEqual([]);
  });

  it("count layers without tests and folders with tests", () => {
    const files = {
      "server/src/demo/a.ts": 4,
      "demo/src/b.ts": 2,
      "web/app/ui/c.tsx": 3,
      "web/app/ui/c.test.ts": 9,
    };
    for (const [file, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${listLines(lines, file.replaceAll(/\W/g, "")).join("\n")}\n`);
    }

    const { layers, total } = measureCheckout(folder);

    expect(layers.find(({ layer }) => layer === "demo")).toMatchObject({ files: 2, lines: 6 });
    expect(layers.find(({ layer }) => layer === "web/ui")).toMatchObject({
      files: 1,
      lines: 3,
      largestFolder: 2,
    });
    expect(total).toMatchObject({ files: 3, lines: 9 });
  });
});
