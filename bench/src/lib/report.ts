/** A promise about one figure. */
export interface Goal {
  what: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  unit?: string;
}

/** What one suite found out. */
export interface Report {
  title: string;
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

export type Suite = () => Promise<Report>;

/** A figure that could not be had meets nothing. */
export const isMet = ({ value, atLeast, atMost }: Goal): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
