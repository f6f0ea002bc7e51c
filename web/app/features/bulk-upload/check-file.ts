import { limits } from "@vesper/contract/core/limits";

/** Why a file need not be sent at all, in words; nothing when it may be. */
export function findFileProblem(file: File): string | undefined {
  // Some systems call a CSV file a spreadsheet, or nothing: its name says it as well.
  const isCsv = file.type === "text/csv" || /\.csv$/i.test(file.name);
  if (!isCsv) return "Please select a valid CSV file";
  if (file.size > limits.upload.csv) return "File size must be less than 10MB";
  return file.size === 0 ? "This file is empty" : undefined;
}
