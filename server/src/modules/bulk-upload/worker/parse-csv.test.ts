import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { fileOf, header, line } from "#test/factories/bulk-uploads.ts";
import { parseCsv } from "./parse-csv.ts";

const read = (text: string) => parseCsv(Buffer.from(text));
const namesIn = (text: string) => read(text).rows.map(({ row, cells }) => [row, cells[0]]);
const detailsOf = (content: string | Buffer): unknown => {
  try {
    parseCsv(Buffer.from(content as string));
  } catch (error) {
    return (error as { details: string[] }).details;
  }
  return "accepted";
};

describe("a CSV file", () => {
  it("gives its rows with the lines they begin in, past empty ones", () => {
    expect(namesIn(`${header}\n${line("Ada")}\n\n\n${line("Bea")}\n`)).toEqual([
      [2, "Ada"],
      [5, "Bea"],
    ]);
  });

  it.each(["\n", "\r\n", "\r"])("counts lines that end in %j, also inside of quotes", (end) => {
    const rows = [`${header},aboutMe`, line("Ada", `,"one${end}two${end}three"`), line("Bea", ",plain")];

    expect(namesIn(rows.join(end))).toEqual([
      [2, "Ada"],
      [5, "Bea"],
    ]);
  });

  it("may begin with a byte order mark and have spaces around its columns", () => {
    const { columns, rows } = read(`\ufeff ${header.replaceAll(",", " , ")}\n${line("Ada")}`);

    expect([columns.join(","), rows.length]).toEqual([header, 1]);
  });

  it("keeps one cell too many and no more", () => {
    const { columns, rows } = read(fileOf(line("Ada", ",x".repeat(50))));

    expect(rows[0]?.cells).toHaveLength(columns.length + 1);
  });

  it("names every fault of its columns at once", () => {
    expect(detailsOf("name,name,shoe\nAda,Ada,1")).toEqual([
      "csvFile: has the unknown column “shoe”",
      "csvFile: has “name” twice",
      ...["email", "age", "gender", "rateOutcall", "rateIncall", "city", "country"].map((name) =>
        expect.stringContaining(`“${name}”`),
      ),
    ]);
  });

  it.each([
    ["nothing", "", "csvFile: is empty"],
    ["an open quote", fileOf(line("Ada"), '"Bea'), "csvFile: cannot be read from line 3 on"],
    ["bytes that are no UTF-8", Buffer.from([0x6e, 0xff, 0xfe]), "csvFile: is not text in UTF-8"],
    ["a NUL", fileOf(line("A\0da")), "csvFile: contains characters that cannot be stored"],
  ])("of %s is refused", (_, content, detail) => {
    expect(detailsOf(content)).toEqual([detail]);
  });

  it("may have as many rows as allowed, and not one more", () => {
    const { csvRows } = limits.upload;
    const rows = Array.from({ length: csvRows }, () => line("Ada"));

    expect(read(fileOf(...rows)).rows).toHaveLength(csvRows);
    expect(detailsOf(fileOf(...rows, line("Bea")))).toEqual([`csvFile: has more than ${csvRows} rows`]);
  });
});
