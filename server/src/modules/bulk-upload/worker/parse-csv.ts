import { bulkColumns } from "@vesper/contract/profiles/bulk-upload";
import { limits } from "@vesper/contract/core/limits";
import { requiredFields } from "@vesper/contract/profiles/profile-fields";
import { CsvError, parse } from "csv-parse/sync";
import { Problem } from "#platform/problem.ts";

export interface CsvRow {
  /** Line in the file at which the row begins. */
  row: number;
  /** Cells in column order. */
  cells: string[];
}

export interface CsvFile {
  columns: string[];
  rows: CsvRow[];
}

const { csvRows } = limits.upload;
const knownColumns = new Set<string>(bulkColumns);
const requiredColumns = ["email", ...Object.keys(requiredFields)];

const createCsvProblem = (...details: string[]) => new Problem("validation_error", undefined, { details });

/** Parses a file. If any part is invalid, the whole file is refused. */
export function parseCsv(bytes: Uint8Array): CsvFile {
  let columns: string[] | undefined;
  const rows: CsvRow[] = [];
  let next = 1;
  // Number of lines counted in excess: the parser counts a CRLF inside quotes as two lines.
  let surplus = 0;

  function handleRecord(cells: string[], { lines }: { lines: number }): null {
    const breaks = cells.flatMap((cell) => cell.match(/\r\n|[\r\n]/g) ?? []);
    surplus += breaks.filter((text) => text.length > 1).length;
    const last = lines - surplus;
    if (!columns) columns = readColumns(cells);
    else if (rows.length === csvRows)
      throw createCsvProblem(`csvFile: has more than ${csvRows.toLocaleString("en")} rows`);
    // Keep one surplus cell, which is enough to detect that a row is too long.
    else rows.push({ row: last - breaks.length, cells: cells.slice(0, columns.length + 1) });
    next = last + 1;
    return null;
  }

  try {
    parse(decodeText(bytes), {
      bom: true,
      on_record: handleRecord,
      // List all line endings, because a file may mix them: the parser would detect only the first one and join the
      // rows that end differently.
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw createCsvProblem(`csvFile: cannot be read from line ${next} onward`);
    throw error;
  }
  if (!columns) throw createCsvProblem("csvFile: is empty");
  return { columns, rows };
}

function readColumns(header: string[]): string[] {
  const columns = header.map((cell) => cell.trim());
  const problems = [
    ...columns
      .filter((name) => !knownColumns.has(name))
      .map((name) => `csvFile: has the unknown column “${name}”`),
    ...columns
      .filter((name, at) => columns.indexOf(name) !== at)
      .map((name) => `csvFile: has the column “${name}” twice`),
    ...requiredColumns
      .filter((name) => !columns.includes(name))
      .map((name) => `csvFile: is missing the column “${name}”`),
  ];
  if (problems.length > 0) throw createCsvProblem(...problems);
  return columns;
}

function decodeText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw createCsvProblem("csvFile: must be UTF-8 text");
  }
  // The database cannot store NUL. Even the error report for such a row would fail.
  if (text.includes("\0")) throw createCsvProblem("csvFile: contains unsupported characters");
  return text;
}
