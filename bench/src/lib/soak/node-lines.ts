import { existsSync, readFileSync } from "node:fs";
import type { MemoryReading, ResidentSample, TimedReading } from "./memory-reading.ts";

export const windowSeconds = 15;
/** A short trial collects more often, so that there is a curve to fit. */
export const getCollectionSeconds = (minutes: number) => Math.min(60, minutes * 6);

/** A line that a node writes: after a forced collection, or for a window. */
export type NodeLine = { at: number } & (MemoryReading | WindowState);

interface WindowState {
  /** Megabytes. */
  resident: number;
  /** Milliseconds, p99 of the window. */
  loopDelay: number;
}

export interface NodeCurve {
  name: string;
  readings: TimedReading[];
  samples: ResidentSample[];
  delays: { minute: number; milliseconds: number }[];
}

/** Reads the lines of a node from the moment the load began. */
export function readNodeCurve(name: string, file: string, begin: number): NodeCurve {
  const text = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  const lines = text === "" ? [] : text.split("\n").map((line) => JSON.parse(line) as NodeLine);
  const curve: NodeCurve = { name, readings: [], samples: [], delays: [] };
  for (const line of lines.filter(({ at }) => at >= begin)) {
    const minute = (line.at - begin) / 60_000;
    if ("heap" in line) curve.readings.push({ minute, heap: line.heap, external: line.external });
    else {
      curve.samples.push({ minute, megabytes: line.resident });
      curve.delays.push({ minute, milliseconds: line.loopDelay });
    }
  }
  return curve;
}
