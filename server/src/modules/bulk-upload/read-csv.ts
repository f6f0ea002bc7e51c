import { pipeline } from "node:stream";
import { bulkColumns } from "@vesper/contract/bulk-upload";
import { requiredFields } from "@vesper/contract/profile-fields";
import { CsvError, parse } from "csv-parse";
import { Problem } from "#platform/problem.ts";

export interface CsvRow {
  /** The line of the file where it begins. */
  row: number;
  /** In the order of the columns. */
  cells: string[];
}

export interface CsvFile {
  columns: string[];
  rows: AsyncIterable<CsvRow>;
}

const known = new Set<string>(bulkColumns);
const required = ["email", ...Object.keys(requiredFields)];

const refuse = (...details: string[]) => new Problem("validation_error", undefined, { details });

/** Reads a file row by row. One that cannot be understood as a whole is refused at its first line. */
export async function readCsv(content: AsyncIterable<Uint8Array>): Promise<CsvFile> {
  const records = recordsIn(content);
  const { value: header, done } = await records.next();
  if (done) throw refuse("csvFile: is empty");
  const columns = header.cells.map((cell) => cell.trim());
  const problems = [
    ...columns.filter((name) => !known.has(name)).map((name) => `csvFile: has the unknown column “${name}”`),
    ...columns
      .filter((name, at) => columns.indexOf(name) !== at)
      .map((name) => `csvFile: has “${name}” twice`),
    ...required
      .filter((name) => !columns.includes(name))
      .map((name) => `csvFile: lacks the column “${name}”`),
  ];
  if (problems.length > 0) throw refuse(...problems);
  return { columns, rows: records };
}

async function* recordsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow, void> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // What goes wrong in front of the parser comes out of it.
  pipeline(asText(content), parser, () => {});
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      yield { row: line, cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw refuse(`csvFile: cannot be read from line ${line} on`);
    throw error;
  }
}

async function* asText(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of content) {
      const text = decoder.decode(chunk, { stream: true });
      // The one character of UTF-8 that the database does not store: not even the report of such a row could be kept.
      if (text.includes("\0")) throw refuse("csvFile: contains characters that cannot be stored");
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw refuse("csvFile: is not text in UTF-8");
    throw error;
  }
}
