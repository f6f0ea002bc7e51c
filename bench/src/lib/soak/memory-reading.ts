import { fitLine } from "../statistics.ts";

/** Megabytes after a forced collection. */
export interface MemoryReading {
  heap: number;
  /** Memory outside the heap that its objects hold, such as buffers. */
  external: number;
}

export interface TimedReading extends MemoryReading {
  /** Minutes since the load began. */
  minute: number;
}

export interface ResidentSample {
  minute: number;
  megabytes: number;
}

/** Relative rise of heap and external memory after warm-up, the first third: the ends of a line fitted to the rest. */
export function getRise(readings: readonly TimedReading[], minutes: number): number {
  const settled = readings.filter(({ minute }) => minute >= minutes / 3);
  const { slope, intercept } = fitLine(
    settled.map(({ minute, heap, external }) => [minute, heap + external] as const),
  );
  const [first, last] = [minutes / 3, minutes].map((minute) => intercept + slope * minute);
  return (last ?? Number.NaN) / (first ?? Number.NaN) - 1;
}

/** Largest resident memory of the last third, relative to the third before it. */
export function getResidentGrowth(samples: readonly ResidentSample[], minutes: number): number {
  const getLargest = (from: number, to: number) =>
    Math.max(
      ...samples.filter(({ minute }) => minute >= from && minute < to).map(({ megabytes }) => megabytes),
    );
  return getLargest((minutes * 2) / 3, Infinity) / getLargest(minutes / 3, (minutes * 2) / 3);
}
