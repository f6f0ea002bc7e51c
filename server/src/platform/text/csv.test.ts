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
])("a cell that a spreadsheet would run is made harmless: %j", (cell, harmless) => {
  expect(toCsvLine([cell])).toBe(`${harmless}\r\n`);
});

it("quotes what would part cells or lines", () => {
  expect(toCsvLine(["a,b", "a;b", 'say "yes"', "two\nlines", "one\rtwo", "", "plain", -3])).toBe(
    '"a,b","a;b","say ""yes""","two\nlines","one\rtwo",,plain,-3\r\n',
  );
});
