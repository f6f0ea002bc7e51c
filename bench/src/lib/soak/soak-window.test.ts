import { describe, expect, it } from "vitest";
import { isMet } from "../report.ts";
import { listGoals } from "./cluster-report.ts";
import type { NodeCurve } from "./node-lines.ts";
import type { SoakWindow } from "./soak-window.ts";

const minutes = 60;
const everyMinute = Array.from({ length: minutes }, (_, minute) => minute);

const createWindow = (minute: number, changes: Partial<SoakWindow> = {}): SoakWindow => ({
  minute,
  visits: { count: 500, p50: 5, p99: 40 },
  messages: { count: 75, p50: 8, p99: 30 },
  waiting: 0,
  undelivered: 0,
  connections: 30,
  failed: 0,
  ...changes,
});
const createCurve = (getGrowth: (minute: number) => number): NodeCurve => ({
  name: "node-1",
  readings: everyMinute.map((minute) => ({ minute, heap: 80 + getGrowth(minute), external: 80 })),
  samples: everyMinute.map((minute) => ({ minute, megabytes: 400 + getGrowth(minute) })),
  delays: [],
});

function findMissed({
  windows = everyMinute.map((minute) => createWindow(minute)),
  curves = [createCurve(() => 0)],
  errors = {},
}: {
  windows?: SoakWindow[];
  curves?: NodeCurve[];
  errors?: Record<string, number>;
}): string[] {
  const goals = listGoals({ minutes, windows, curves, counts: { calls: 1, errors } });
  return goals.filter((goal) => !isMet(goal)).map(({ what }) => what);
}

describe("the goals of a soak on several nodes", () => {
  it("are met by a steady run, even with a busy first quarter and one slow window", () => {
    const windows = everyMinute.map((minute) => createWindow(minute, { waiting: minute < 15 ? 90 : 0 }));
    windows[55] = createWindow(55, { waiting: 60, visits: { count: 500, p50: 5, p99: 900 } });

    expect(findMissed({ windows })).toEqual([]);
  });

  it("are missed when the memory of a single node rises", () => {
    const curves = [createCurve(() => 0), createCurve((minute) => minute * 2)];

    expect(findMissed({ curves })).toHaveLength(2);
  });

  it("are missed when a queue grows, latency rises or a call fails", () => {
    const growing = everyMinute.map((minute) => createWindow(minute, { waiting: minute }));
    const slower = everyMinute.map((minute) =>
      createWindow(minute, { visits: { count: 500, p50: 5, p99: 40 + minute } }),
    );

    expect(findMissed({ windows: growing })).toEqual([expect.stringContaining("waiting work")]);
    expect(findMissed({ windows: slower })).toEqual([expect.stringContaining("p99 of visits")]);
    expect(findMissed({ errors: { "feed: 503": 1 } })).toEqual(["failed calls"]);
  });
});
