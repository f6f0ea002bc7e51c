import type { BenchOptions } from "./options.ts";

/** A promise about one figure. */
export interface Goal {
  what: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  /** By which share it may be missed: two runs are never alike. */
  tolerance?: number;
  unit?: string;
}

/** What one suite found out. */
export interface Report {
  title: string;
  /** Under which name it is kept, when not under the suite's. */
  resultName?: string;
  columns: string[];
  rows: string[][];
  goals: Goal[];
  /** One line each: how to read the table. */
  notes?: string[];
  /** Quotients of figures of this run; they mean more than the figures. */
  ratios: Record<string, number>;
  /** Everything behind the table, for the file. */
  figures: Record<string, unknown>;
}

export type Suite = (options: BenchOptions) => Promise<Report>;

/** A figure that could not be had meets nothing. */
export const isMet = ({ value, atLeast, atMost, tolerance = 0 }: Goal): boolean =>
  (atLeast === undefined || value >= atLeast * (1 - tolerance)) &&
  (atMost === undefined || value <= atMost * (1 + tolerance));
