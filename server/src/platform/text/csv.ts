import { stringify } from "csv-stringify/sync";

// Spreadsheet programs in most of Europe expect semicolons between cells.
const format = {
  record_delimiter: "windows",
  quote_record_delimiter: true,
  escape_formulas: true,
  quoted_match: ";",
} as const;

/** Formats a line of a CSV file that is safe to open in any spreadsheet. */
export const toCsvLine = (cells: readonly (string | number)[]): string => stringify([cells], format);
