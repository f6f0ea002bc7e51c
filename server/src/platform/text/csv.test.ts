import { expect, it } from "vitest";
import { toCsvLine } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1", "'+49 30 1"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", `"'\r=1"`],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠A", "'＠A"],
])("a cell that a spreadsheet would execute is escaped: %j", (cell, harmless) => {
  expect(toCsvLine([cell])).toBe(`${harmless}\r\n`);
});

it("quotes cells that contain separators or line breaks", () => {
  expect(toCsvLine(["a,b", "a;b", 'say "yes"', "two\nlines", "one\rtwo", "", "plain", -3])).toBe(
    '"a,b","a;b","say ""yes""","two\nlines","one\rtwo",,plain,-3\r\n',
  );
});
