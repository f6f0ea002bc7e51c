import { limits } from "@vesper/contract/core/limits";

/** Returns the reason why a file cannot be sent, or undefined. */
export function findFileProblem(file: File): string | undefined {
  // Some systems report a spreadsheet type or none for CSV files, so the extension counts as well.
  const isCsv = file.type === "text/csv" || /\.csv$/i.test(file.name);
  if (!isCsv) return "Please select a valid CSV file";
  if (file.size > limits.upload.csv) return "File size must be less than 10MB";
  return file.size === 0 ? "This file is empty. Choose another one." : undefined;
}
