/** What a spreadsheet would run as a formula instead of showing it; also in full width. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",;\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a CSV file that any spreadsheet may open. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(",")}\r\n`;
