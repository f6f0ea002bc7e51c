import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resultsFolder } from "../paths.ts";
import { formatNumber } from "../print-report.ts";
import type { Goal, Report } from "../report.ts";
import { getResidentGrowth, getRise } from "./memory-reading.ts";
import type { NodeCurve } from "./node-lines.ts";
import { drawPanels, type Panel, type PanelLine } from "./panels-svg.ts";
import { compareQuarters, type Latency, type SoakWindow } from "./soak-window.ts";
import type { TrafficCounts } from "./traffic.ts";

export interface ClusterSoak {
  minutes: number;
  profiles: number;
  windows: SoakWindow[];
  curves: NodeCurve[];
  counts: TrafficCounts;
}

const resultName = "soak-nodes";
const colors = ["first", "second", "third"] as const;

export function toClusterReport(soak: ClusterSoak): Report {
  const { minutes, profiles, windows, curves, counts } = soak;
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${resultName}.svg`), drawSoak(soak));
  return {
    title: `soak: ${minutes} minutes of mixed load on ${curves.length} nodes, ${formatNumber(profiles)} profiles`,
    resultName,
    columns: ["minute", "visits p50 / p99 ms", "messages p50 / p99 ms", "waiting", "connections", "failed"],
    rows: takeEachMinute(windows).map((window) => [
      formatNumber(window.minute, 1),
      formatLatency(window.visits),
      formatLatency(window.messages),
      formatNumber(window.waiting + window.undelivered),
      formatNumber(window.connections),
      formatNumber(window.failed),
    ]),
    notes: [
      `${formatNumber(counts.calls)} calls and messages; the curves are in bench/results/${resultName}.svg`,
      ...curves.map(describeCurve),
      ...Object.entries(counts.errors).map(([what, count]) => `${count} × ${what}`),
    ],
    goals: listGoals(soak),
    ratios: {},
    figures: { ...soak },
  };
}

export function listGoals({ minutes, windows, curves, counts }: Omit<ClusterSoak, "profiles">): Goal[] {
  const failed = Object.values(counts.errors).reduce((sum, count) => sum + count, 0);
  const rise = Math.max(...curves.map(({ readings }) => getRise(readings, minutes)));
  const growth = Math.max(...curves.map(({ samples }) => getResidentGrowth(samples, minutes)));
  const queue = compareQuarters(windows, minutes, ({ waiting, undelivered }) => waiting + undelivered);
  const compareP99 = (kind: "visits" | "messages") => {
    const { second, last } = compareQuarters(windows, minutes, (window) => window[kind].p99);
    return last / second;
  };
  return [
    {
      what: "rise of heap and external memory after warm-up, largest of the nodes",
      value: rise * 100,
      atMost: 2,
      unit: " %",
    },
    {
      what: "largest resident memory of the last third, of the third before, largest of the nodes",
      value: growth,
      atMost: 1.05,
    },
    { what: "failed calls", value: failed, atMost: 0 },
    {
      what: "median of waiting work in the last quarter, more than in the second",
      value: queue.last - queue.second,
      atMost: 5,
    },
    { what: "p99 of visits in the last quarter, of the second", value: compareP99("visits"), atMost: 1.2 },
    {
      what: "p99 of messages in the last quarter, of the second",
      value: compareP99("messages"),
      atMost: 1.2,
    },
  ];
}

function drawSoak({ minutes, windows, curves }: ClusterSoak): string {
  const toLine = (
    name: string,
    color: PanelLine["color"],
    getValue: (window: SoakWindow) => number,
  ): PanelLine => ({
    name,
    color,
    points: windows.map((window) => ({ minute: window.minute, value: getValue(window) })),
  });
  const panels: Panel[] = [
    {
      title: "Memory",
      unit: "megabytes; dashed: heap and external after a collection",
      lines: curves.flatMap(toMemoryLines),
    },
    {
      title: "Latency",
      unit: "milliseconds, for each 15 seconds",
      lines: [
        toLine("visits, p99", "first", ({ visits }) => visits.p99),
        { ...toLine("visits, p50", "first", ({ visits }) => visits.p50), isDashed: true },
        toLine("messages, p99", "third", ({ messages }) => messages.p99),
        { ...toLine("messages, p50", "third", ({ messages }) => messages.p50), isDashed: true },
      ],
    },
    {
      title: "Event-loop delay",
      unit: "milliseconds, p99",
      lines: curves.map(({ name, delays }, at) => ({
        name,
        color: colors[at % colors.length] ?? "first",
        points: delays.map(({ minute, milliseconds }) => ({ minute, value: milliseconds })),
      })),
    },
    {
      title: "Queues and connections",
      unit: "number",
      lines: [
        toLine("jobs waiting", "first", ({ waiting }) => waiting),
        toLine("connections", "second", ({ connections }) => connections),
        toLine("failed calls", "third", ({ failed }) => failed),
      ],
    },
  ];
  return drawPanels(`${minutes} minutes of mixed load on ${curves.length} nodes`, panels, minutes);
}

function toMemoryLines({ name, samples, readings }: NodeCurve, at: number): PanelLine[] {
  const color = colors[at % colors.length] ?? "first";
  return [
    { name, color, points: samples.map(({ minute, megabytes }) => ({ minute, value: megabytes })) },
    {
      name: `${name}, in use`,
      color,
      isDashed: true,
      points: readings.map(({ minute, heap, external }) => ({ minute, value: heap + external })),
    },
  ];
}

const describeCurve = ({ name, samples, readings }: NodeCurve): string => {
  const last = readings.at(-1);
  const resident = Math.max(...samples.map(({ megabytes }) => megabytes));
  return `${name}: at most ${formatNumber(resident)} MB resident; at the end ${formatNumber(last?.heap ?? Number.NaN, 1)} MB heap, ${formatNumber(last?.external ?? Number.NaN, 1)} MB external`;
};

const formatLatency = ({ p50, p99 }: Latency) => `${formatNumber(p50, 1)} / ${formatNumber(p99, 1)}`;

/** An hour has 240 windows; the table shows the last of each minute. */
const takeEachMinute = (windows: readonly SoakWindow[]) =>
  windows.filter(({ minute }, at) => Math.floor(minute) !== Math.floor(windows[at + 1]?.minute ?? Infinity));
