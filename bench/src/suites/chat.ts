import { setTimeout as pause } from "node:timers/promises";
import type { Socket } from "socket.io-client";
import { cpuSeconds } from "../lib/cpu.ts";
import { lendFolder } from "../lib/folder.ts";
import { meet, part } from "../lib/load/meet.ts";
import { residentMegabytes } from "../lib/memory.ts";
import type { Options } from "../lib/options.ts";
import { fromRoot } from "../lib/paths.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { startServer, startVesper, type Server } from "../lib/server.ts";
import { median, medianRatio, percentile } from "../lib/statistics.ts";
import { dial, talkAsFastAsPossible, talkEvenly, type Pair, type Talk } from "../lib/load/talk.ts";

const pairsAtOnce = 16;
const crowd = { sockets: 2_000, pairs: 100, perSecond: 200, seconds: 60 };
const warmUp = 2;

type Cell = Talk & { cpuPerMessage: number };

/** Durable messages against Socket.IO alone and Socket.IO with one insert, and a crowd that mostly listens. */
export async function chat({ seconds, rounds }: Options): Promise<Report> {
  using folder = lendFolder();
  const { DATABASE_URL = "" } = process.env;
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error", DATABASE_URL },
  });
  const bare = (kind: string) =>
    startServer({
      name: kind,
      folder: folder.path,
      script: fromRoot("bench/src/servers/chat.ts"),
      args: [kind],
      env: { NODE_ENV: "production", DATABASE_URL, DATA_DIR: folder.path },
    });
  await using echo = await bare("echo");
  await using insert = await bare("insert");

  const pairs = {
    vesper: await meet(vesper.url, vesper.url, pairsAtOnce),
    echo: await meetBare(echo, pairsAtOnce),
    insert: await meetBare(insert, pairsAtOnce),
  };
  for (const some of Object.values(pairs)) await talkAsFastAsPossible(some, warmUp);
  const cell = (server: Server, some: Pair[]) => async (): Promise<Cell> => {
    const before = cpuSeconds(server.pid);
    const talk = await talkAsFastAsPossible(some, seconds);
    return { ...talk, cpuPerMessage: ((cpuSeconds(server.pid) - before) / talk.delivered) * 1000 };
  };
  const cells = await interleave(
    {
      echo: cell(echo, pairs.echo),
      insert: cell(insert, pairs.insert),
      vesper: cell(vesper, pairs.vesper),
    },
    rounds,
  );
  for (const some of Object.values(pairs)) part(some);

  const among = await gather(vesper);
  return describe(DATABASE_URL ? "PostgreSQL" : "embedded database", cells, among);
}

/** Many who are only there, and some who talk among them. */
async function gather(vesper: Server) {
  const pairs = await meet(vesper.url, vesper.url, crowd.pairs);
  const before = residentMegabytes(vesper.pid);
  const idle: Socket[] = [];
  const people = pairs.flatMap(({ sender, receiver }) => [sender, receiver]);
  for (let at = 0; at < crowd.sockets; at += 50) {
    const tabs = Array.from({ length: 50 }, (_, tab) => people[(at + tab) % people.length]?.auth);
    idle.push(...(await Promise.all(tabs.map((auth) => dial(vesper.url, auth as object)))));
  }
  await pause(5_000);
  const kilobytes = ((residentMegabytes(vesper.pid) - before) * 1024) / crowd.sockets;
  const talk = await talkEvenly(pairs, crowd.perSecond, crowd.seconds);
  for (const socket of idle) socket.disconnect();
  part(pairs);
  return { talk, kilobytes };
}

const meetBare = ({ url }: Server, count: number): Promise<Pair[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      conversationId: `conversation ${at}`,
      sender: await dial(url, { room: `${at} sender`, other: `${at} receiver` }),
      receiver: await dial(url, { room: `${at} receiver`, other: `${at} sender` }),
    })),
  );

const p = (some: Cell[], what: "acknowledged" | "received", share: number) =>
  some.map((cell) => percentile(cell[what], share));
const rates = (some: Cell[]) => some.map(({ perSecond }) => perSecond);
const costs = (some: Cell[]) => some.map(({ cpuPerMessage }) => cpuPerMessage);

function describe(
  database: string,
  cells: Record<"echo" | "insert" | "vesper", Cell[]>,
  { talk, kilobytes }: { talk: Talk; kilobytes: number },
): Report {
  const row = (name: string, some: Cell[]) => [
    name,
    number(median(rates(some))),
    ...(["acknowledged", "received"] as const).flatMap((what) =>
      [0.5, 0.95, 0.99].map((share) => number(median(p(some, what, share)), 1)),
    ),
    number(median(costs(some)), 2),
  ];
  const { vesper, insert, echo } = cells;
  const ratios = {
    "messages per second, of one insert": medianRatio(rates(vesper), rates(insert)),
    "messages per second, of an echo": medianRatio(rates(vesper), rates(echo)),
    "p99 to delivery, of one insert": medianRatio(p(vesper, "received", 0.99), p(insert, "received", 0.99)),
    "processor time of a message, of one insert": medianRatio(costs(vesper), costs(insert)),
  };
  const toGoal = (what: keyof typeof ratios, bound: { atLeast: number } | { atMost: number }) => ({
    what,
    value: ratios[what],
    ...bound,
  });
  const slowest = percentile(talk.received, 0.99);
  return {
    title: `chat: ${pairsAtOnce} pairs in a closed loop, ${database}`,
    columns: ["", "per s", "ack p50", "p95", "p99", "delivery p50", "p95", "p99", "CPU ms"],
    rows: [row("echo", echo), row("one insert", insert), row("vesper", vesper)],
    notes: [
      `${crowd.sockets} idle connections: ${number(kilobytes, 1)} KB each`,
      `${crowd.perSecond} messages a second among them for ${crowd.seconds} s: ${talk.delivered} of ${talk.sent} ` +
        `delivered, p50 ${number(percentile(talk.received, 0.5), 1)}, p95 ${number(percentile(talk.received, 0.95), 1)}, ` +
        `p99 ${number(slowest, 1)} ms`,
    ],
    goals: [
      toGoal("messages per second, of one insert", { atLeast: 0.6 }),
      toGoal("p99 to delivery, of one insert", { atMost: 2 }),
      toGoal("processor time of a message, of one insert", { atMost: 2 }),
      { what: "memory of an idle connection", value: kilobytes, atMost: 50, unit: " KB" },
      { what: "p99 to delivery in the crowd", value: slowest, atMost: 250, unit: " ms" },
      { what: "messages lost in the crowd", value: talk.sent - talk.delivered, atMost: 0 },
    ],
    ratios,
    figures: { cells, crowd: { kilobytes, ...talk } },
  };
}
