/** One statement as the driver was asked to run it. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export interface Answered {
  statements: Statement[];
  /** Which results the answer is made of. */
  sent: number[];
}

/** What Vesper asks the database for, address by address, and how it is connected. */
export interface Recording {
  pool: Record<string, unknown>;
  cells: Record<string, Record<string, Answered>>;
}
