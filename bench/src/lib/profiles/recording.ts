import { readFileSync, writeFileSync } from "node:fs";

/** One statement as the driver was asked to run it. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export interface RecordedResponse {
  statements: Statement[];
  /** Which results the answer is made of. */
  sent: number[];
}

/** What Vesper asks the database for, address by address, and how it is connected. */
export interface Recording {
  pool: Record<string, unknown>;
  cells: Record<string, Record<string, RecordedResponse>>;
}

/** The same few texts come again and again: each is kept once, in the file and in the memory of who reads it. */
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
