import { expect, it } from "vitest";
import { findFileProblem } from "./check-file.ts";

const file = (name: string, type = "", size = 10) => new File([new Uint8Array(size)], name, { type });

it.each([
  [file("people.csv", "text/csv"), undefined],
  [file("people.CSV", "application/vnd.ms-excel"), undefined],
  [file("people.xlsx", "application/vnd.ms-excel"), "Please select a valid CSV file"],
  [file("people.csv", "text/csv", 0), "This file is empty. Choose another one."],
  [file("people.csv", "text/csv", 10 * 1024 * 1024 + 1), "File size must be less than 10MB"],
])("validates a file before upload: %#", (given, expected) => {
  expect(findFileProblem(given)).toBe(expected);
});
