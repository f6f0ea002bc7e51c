import type { BenchOptions } from "./options.ts";

/** A limit on one figure. */
export interface Goal {
  what: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  /** Share by which the limit may be missed, because runs vary. */
  tolerance?: number;
  unit?: string;
}

/** Result of one suite. */
export interface Report {
  title: string;
  /** Name of the stored result; defaults to the suite's name. */
  resultName?: string;
  columns: string[];
  rows: string[][];
  goals: Goal[];
  /** Lines that explain how to read the table. */
  notes?: string[];
  /** Ratios between figures from this run, which are more meaningful than absolute figures. */
  ratios: Record<string, number>;
  /** All data behind the table, for the stored result. */
  figures: Record<string, unknown>;
}

export type Suite = (options: BenchOptions) => Promise<Report>;

/** Whether the goal is met. A figure that could not be measured meets no goal. */
export const isMet = ({ value, atLeast, atMost, tolerance = 0 }: Goal): boolean =>
  (atLeast === undefined || value >= atLeast * (1 - tolerance)) &&
  (atMost === undefined || value <= atMost * (1 + tolerance));
