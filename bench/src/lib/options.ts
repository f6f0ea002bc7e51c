import { parseArgs } from "node:util";

/** Options that follow the suite names; most apply only to `directory`. */
export interface BenchOptions {
  profiles: number;
  /** Number of rows in the imported file. */
  rows: number;
  seconds: number;
  rounds: number;
  /** Measures only latency with a single client. */
  quiet: boolean;
  /** Commit of the release that `directory` measures beside this one; "none" leaves it out. */
  old: string;
  /** Cells of `directory` to measure; empty for all. */
  only: string[];
  /** Duration of `soak`. */
  minutes: number;
  /** Number of nodes of `soak`; several start their own cluster. */
  nodes: number;
}

/** The release before cards were stored with profiles. */
const defaultOldRelease = "ceca3484";

export function readOptions(args: string[]): { names: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      profiles: { type: "string", default: "100000" },
      rows: { type: "string", default: "10000" },
      seconds: { type: "string", default: "10" },
      rounds: { type: "string", default: "3" },
      quiet: { type: "boolean", default: false },
      old: { type: "string", default: defaultOldRelease },
      only: { type: "string", default: "" },
      minutes: { type: "string", default: "30" },
      nodes: { type: "string", default: "1" },
    },
  });
  const readWholeNumber = (name: "profiles" | "rows" | "seconds" | "rounds" | "minutes" | "nodes") => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`);
    return value;
  };
  return {
    names: positionals,
    options: {
      profiles: readWholeNumber("profiles"),
      rows: readWholeNumber("rows"),
      seconds: readWholeNumber("seconds"),
      rounds: readWholeNumber("rounds"),
      quiet: values.quiet,
      old: values.old,
      only: values.only.split(",").filter(Boolean),
      minutes: readWholeNumber("minutes"),
      nodes: readWholeNumber("nodes"),
    },
  };
}
