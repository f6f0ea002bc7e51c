import { stringify } from "csv-stringify/sync";

// A semicolon parts cells for spreadsheets in most of Europe.
const format = {
  record_delimiter: "windows",
  quote_record_delimiter: true,
  escape_formulas: true,
  quoted_match: ";",
} as const;

/** A line of a CSV file that any spreadsheet may open. */
export const toCsvLine = (cells: readonly (string | number)[]): string => stringify([cells], format);
