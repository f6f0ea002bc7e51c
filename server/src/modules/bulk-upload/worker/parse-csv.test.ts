import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { toCsv, csvHeader, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { parseCsv } from "./parse-csv.ts";

const parseText = (text: string) => parseCsv(Buffer.from(text));
const getNames = (text: string) => parseText(text).rows.map(({ row, cells }) => [row, cells[0]]);
const findErrorDetails = (content: string | Buffer): unknown => {
  try {
    parseCsv(Buffer.from(content as string));
  } catch (error) {
    return (error as { details: string[] }).details;
  }
  return "accepted";
};

describe("a CSV file", () => {
  it("yields rows with their starting lines, skipping empty ones", () => {
    expect(getNames(`${csvHeader}\n${toCsvRow("Ada")}\n\n\n${toCsvRow("Bea")}\n`)).toEqual([
      [2, "Ada"],
      [5, "Bea"],
    ]);
  });

  it.each(["\n", "\r\n", "\r"])("counts lines ending in %j, including inside quotes", (end) => {
    const rows = [
      `${csvHeader},aboutMe`,
      toCsvRow("Ada", `,"one${end}two${end}three"`),
      toCsvRow("Bea", ",plain"),
    ];

    expect(getNames(rows.join(end))).toEqual([
      [2, "Ada"],
      [5, "Bea"],
    ]);
  });

  it("may start with a byte order mark and pad its column names", () => {
    const { columns, rows } = parseText(`\ufeff ${csvHeader.replaceAll(",", " , ")}\n${toCsvRow("Ada")}`);

    expect([columns.join(","), rows.length]).toEqual([csvHeader, 1]);
  });

  it("keeps at most one surplus cell per row", () => {
    const { columns, rows } = parseText(toCsv(toCsvRow("Ada", ",x".repeat(50))));

    expect(rows[0]?.cells).toHaveLength(columns.length + 1);
  });

  it("reports all column errors at once", () => {
    expect(findErrorDetails("name,name,shoe\nAda,Ada,1")).toEqual([
      "csvFile: has the unknown column “shoe”",
      "csvFile: has the column “name” twice",
      ...["email", "age", "gender", "rateOutcall", "rateIncall", "city", "country"].map((name) =>
        expect.stringContaining(`“${name}”`),
      ),
    ]);
  });

  it.each([
    ["nothing", "", "csvFile: is empty"],
    ["an open quote", toCsv(toCsvRow("Ada"), '"Bea'), "csvFile: cannot be read from line 3 onward"],
    ["bytes that are no UTF-8", Buffer.from([0x6e, 0xff, 0xfe]), "csvFile: must be UTF-8 text"],
    ["a NUL", toCsv(toCsvRow("A\0da")), "csvFile: contains unsupported characters"],
  ])("with %s is rejected", (_, content, detail) => {
    expect(findErrorDetails(content)).toEqual([detail]);
  });

  it("may have the maximum number of rows but no more", () => {
    const { csvRows } = limits.upload;
    const rows = Array.from({ length: csvRows }, () => toCsvRow("Ada"));

    expect(parseText(toCsv(...rows)).rows).toHaveLength(csvRows);
    expect(findErrorDetails(toCsv(...rows, toCsvRow("Bea")))).toEqual([
      `csvFile: has more than ${csvRows.toLocaleString("en")} rows`,
    ]);
  });
});
