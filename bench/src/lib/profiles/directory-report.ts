import type { BenchOptions } from "../options.ts";
import { formatNumber } from "../print-report.ts";
import type { Report } from "../report.ts";
import { createLoadGoals, createSingleClientGoals, getMedian, getRatio } from "./goals.ts";
import { connections, type DirectoryMeasurement, type MeasuredRounds } from "./measure.ts";

export interface DirectoryResults {
  options: BenchOptions;
  rounds: MeasuredRounds;
  quiet: MeasuredRounds;
  memory: { vesper: number; reference: number; old?: number };
}

const comparedCells: Record<string, string> = {
  "vesper page from cache": "bare page from cache",
  "vesper crowd": "vesper feed",
};

const columns = [
  "",
  "req/s",
  "p50 ms",
  "p95 ms",
  "p99 ms",
  "CPU µs/req",
  "PostgreSQL µs/req",
  "of reference, req/s",
  "of reference, p99",
  "of minimal",
  "of old",
];

/** Describes what has been measured: all of it, or the part that a run completed before it ended early. */
export function describeDirectory({ options, rounds, quiet, memory }: DirectoryResults): Report {
  const { profiles, seconds } = options;
  const isLoaded = Object.keys(rounds).length > 0;
  return {
    title: `directory: ${formatNumber(profiles)} profiles, ${connections} connections, median of ${options.rounds} rounds of ${seconds} s`,
    resultName: `directory-${profiles}`,
    columns,
    rows: [
      ...Object.keys(rounds).map((name) => toRow(rounds, name)),
      ...Object.entries(quiet).map(([cell, of]) => toFigures(`alone ${cell}`, of)),
    ],
    notes: [
      "sql: the recorded statements from a bare driver on as many connections; its CPU is the driver's",
      "minimal: the smallest statement over stored cards, sent as stored",
      ...(memory.old ? [`old: the release of commit ${options.old}`] : []),
      "alone: Vesper with one client; crowd: the feed at 256 connections, beside the feed at 16",
      `memory: ${Object.entries(memory)
        .map(([name, megabytes]) => `${name} ${formatNumber(megabytes)} MB`)
        .join(", ")}`,
    ],
    goals: [
      ...(isLoaded && profiles === 100_000 ? createLoadGoals(rounds, memory.vesper) : []),
      ...(profiles === 1_000_000 ? createSingleClientGoals(quiet) : []),
    ],
    ratios: Object.fromEntries(
      Object.keys(rounds)
        .filter((name) => name.startsWith("vesper "))
        .map((name) => [name.replace("vesper ", ""), compareCell(rounds, name, "reference")]),
    ),
    figures: { profiles, old: options.old, memory, rounds, quiet },
  };
}

const compareCell = (
  rounds: MeasuredRounds,
  name: string,
  other: string,
  figure: "perSecond" | "p99" = "perSecond",
): number => getRatio(rounds[name], rounds[comparedCells[name] ?? name.replace(/^\w+/, other)], figure);

function toRow(rounds: MeasuredRounds, name: string): string[] {
  const isCompared = name.startsWith("vesper ") && !Object.hasOwn(comparedCells, name);
  return [
    ...toFigures(name, rounds[name] ?? []),
    formatNumber(compareCell(rounds, name, "reference"), 2),
    formatNumber(compareCell(rounds, name, "reference", "p99"), 2),
    ...["minimal", "old"].map((other) =>
      isCompared ? formatNumber(compareCell(rounds, name, other), 2) : "",
    ),
  ];
}

const toFigures = (name: string, cell: DirectoryMeasurement[]) => [
  name,
  formatNumber(getMedian(cell, "perSecond")),
  formatNumber(getMedian(cell, "p50"), 1),
  formatNumber(getMedian(cell, "p95"), 1),
  formatNumber(getMedian(cell, "p99"), 1),
  formatNumber(getMedian(cell, "cpuPerRequest")),
  formatNumber(getMedian(cell, "databasePerRequest")),
];
