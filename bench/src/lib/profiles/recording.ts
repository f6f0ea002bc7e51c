import { readFileSync, writeFileSync } from "node:fs";

/** One statement as passed to the driver. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export interface RecordedResponse {
  statements: Statement[];
  /** Indexes of the statements whose results make up the response. */
  sent: number[];
}

/** Statements that Vesper runs for each URL, and its connection settings. */
export interface Recording {
  pool: Record<string, unknown>;
  cells: Record<string, Record<string, RecordedResponse>>;
}

/**
 * Writes a recording. Each distinct statement text is stored only once, which saves space in the file and in the
 * reader's memory.
 */
export function writeRecording(file: string, recording: Recording): void {
  const texts = new Map<string, number>();
  const packed = JSON.stringify(recording, (key, value: unknown) => {
    if (key !== "text" || typeof value !== "string") return value;
    if (!texts.has(value)) texts.set(value, texts.size);
    return texts.get(value);
  });
  writeFileSync(file, `${JSON.stringify([...texts.keys()])}\n${packed}`);
}

export function readRecording(file: string): Recording {
  const [head = "", packed = ""] = readFileSync(file, "utf8").split("\n", 2);
  const texts = JSON.parse(head) as string[];
  return JSON.parse(packed, (key, value: unknown) =>
    key === "text" && typeof value === "number" ? texts[value] : value,
  ) as Recording;
}
