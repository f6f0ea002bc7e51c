import { setTimeout as pause } from "node:timers/promises";
import { combinedDelivery } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import pLimit from "p-limit";
import { getCpuSeconds } from "../lib/cpu.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { createPairs, disconnectPairs, registerPerson } from "../lib/load/chat-pairs.ts";
import { openIdleSockets } from "../lib/load/idle-sockets.ts";
import { getResidentMegabytes } from "../lib/memory.ts";
import type { BenchOptions } from "../lib/options.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { startServer, startVesper, type BenchServer } from "../lib/server.ts";
import { median, medianRatio, percentile } from "../lib/statistics.ts";
import {
  connectSocket,
  chatInClosedLoop,
  chatAtFixedRate,
  type ChatPair,
  type ChatTraffic,
} from "../lib/load/chat-traffic.ts";

const pairCount = 16;
const crowd = { sockets: 10_000, pairs: 100, perSecond: 200, seconds: 60 };
/** Registrations at a time: each of them hashes a password. */
const registrations = 4;
const warmUpSeconds = 2;

type ChatCell = ChatTraffic & { cpuPerMessage: number };

/**
 * Compares durable messages with bare Socket.IO and with Socket.IO plus one insert, and measures a mostly idle
 * crowd.
 */
export async function runChatSuite({ seconds, rounds }: BenchOptions): Promise<Report> {
  using folder = createTemporaryFolder();
  const { DATABASE_URL = "" } = process.env;
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: {
      DEMO_DATA: "off",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      MAX_CONNECTIONS: String(2 * crowd.sockets),
      DATABASE_URL,
    },
  });
  const startReference = (kind: string) =>
    startServer({
      name: kind,
      folder: folder.path,
      script: fromRoot("bench/src/servers/chat.ts"),
      args: [kind],
      env: { NODE_ENV: "production", DATABASE_URL, DATA_DIR: folder.path },
    });
  await using echo = await startReference("echo");
  await using insert = await startReference("insert");

  const pairs = {
    vesper: await createPairs(vesper.url, vesper.url, pairCount),
    echo: await connectReferencePairs(echo, pairCount),
    insert: await connectReferencePairs(insert, pairCount),
  };
  for (const some of Object.values(pairs)) await chatInClosedLoop(some, warmUpSeconds);
  const createCell = (server: BenchServer, some: ChatPair[]) => async (): Promise<ChatCell> => {
    const before = getCpuSeconds(server.pid);
    const talk = await chatInClosedLoop(some, seconds);
    return { ...talk, cpuPerMessage: ((getCpuSeconds(server.pid) - before) / talk.delivered) * 1000 };
  };
  const cells = await interleave(
    {
      echo: createCell(echo, pairs.echo),
      insert: createCell(insert, pairs.insert),
      vesper: createCell(vesper, pairs.vesper),
    },
    rounds,
  );
  for (const some of Object.values(pairs)) disconnectPairs(some);

  const among = await measureCrowd(vesper);
  return toReport(DATABASE_URL ? "PostgreSQL" : "embedded database", cells, among);
}

/** Measures many idle connections with some active pairs among them. */
async function measureCrowd(vesper: BenchServer) {
  const pairs = await createPairs(vesper.url, vesper.url, crowd.pairs);
  const before = getResidentMegabytes(vesper.pid);
  using _idle = await openIdleSockets(vesper.url, await registerTabs(vesper.url));
  await pause(5_000);
  const kilobytes = ((getResidentMegabytes(vesper.pid) - before) * 1024) / crowd.sockets;
  const talk = await chatAtFixedRate(pairs, crowd.perSecond, crowd.seconds);
  disconnectPairs(pairs);
  return { talk, kilobytes };
}

/**
 * Registers idle people, with as many tabs as each may have, and returns the credentials of each tab. The tabs of one
 * person are far apart, because the server counts connections that are being opened towards the limit.
 */
async function registerTabs(url: string): Promise<object[]> {
  const limitCalls = pLimit(registrations);
  const { perPerson } = limits.socket;
  const people = await Promise.all(
    Array.from({ length: crowd.sockets / perPerson }, () => limitCalls(() => registerPerson(url))),
  );
  return Array.from({ length: perPerson }, () =>
    people.map(({ token }) => ({ token, ...combinedDelivery })),
  ).flat();
}

const connectReferencePairs = ({ url }: BenchServer, count: number): Promise<ChatPair[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      conversationId: `conversation ${at}`,
      sender: await connectSocket(url, { room: `${at} sender`, other: `${at} receiver` }),
      receiver: await connectSocket(url, { room: `${at} receiver`, other: `${at} sender` }),
    })),
  );

const getPercentiles = (some: ChatCell[], what: "acknowledged" | "received", share: number) =>
  some.map((cell) => percentile(cell[what], share));
const getRates = (some: ChatCell[]) => some.map(({ perSecond }) => perSecond);
const getCosts = (some: ChatCell[]) => some.map(({ cpuPerMessage }) => cpuPerMessage);

const toRow = (name: string, some: ChatCell[]) => [
  name,
  formatNumber(median(getRates(some))),
  ...(["acknowledged", "received"] as const).flatMap((what) =>
    [0.5, 0.95, 0.99].map((share) => formatNumber(median(getPercentiles(some, what, share)), 1)),
  ),
  formatNumber(median(getCosts(some)), 2),
];

function toReport(
  database: string,
  cells: Record<"echo" | "insert" | "vesper", ChatCell[]>,
  { talk, kilobytes }: { talk: ChatTraffic; kilobytes: number },
): Report {
  const { vesper, insert, echo } = cells;
  const ratios = {
    "messages per second, of one insert": medianRatio(getRates(vesper), getRates(insert)),
    "messages per second, of an echo": medianRatio(getRates(vesper), getRates(echo)),
    "p99 to delivery, of one insert": medianRatio(
      getPercentiles(vesper, "received", 0.99),
      getPercentiles(insert, "received", 0.99),
    ),
    "processor time of a message, of one insert": medianRatio(getCosts(vesper), getCosts(insert)),
  };
  const toGoal = (what: keyof typeof ratios, bound: { atLeast: number } | { atMost: number }) => ({
    what,
    value: ratios[what],
    ...bound,
  });
  const slowest = percentile(talk.received, 0.99);
  return {
    title: `chat: ${pairCount} pairs in a closed loop, ${database}`,
    columns: ["", "per s", "ack p50", "p95", "p99", "delivery p50", "p95", "p99", "CPU ms"],
    rows: [toRow("echo", echo), toRow("one insert", insert), toRow("vesper", vesper)],
    notes: [
      `${crowd.sockets} idle connections: ${formatNumber(kilobytes, 1)} KB each`,
      `${crowd.perSecond} messages a second among them for ${crowd.seconds} s: ${talk.delivered} of ${talk.sent} ` +
        `delivered, p50 ${formatNumber(percentile(talk.received, 0.5), 1)}, p95 ${formatNumber(percentile(talk.received, 0.95), 1)}, ` +
        `p99 ${formatNumber(slowest, 1)} ms`,
    ],
    goals: [
      toGoal("messages per second, of one insert", { atLeast: 0.6 }),
      toGoal("p99 to delivery, of one insert", { atMost: 2 }),
      toGoal("processor time of a message, of one insert", { atMost: 2 }),
      { what: "memory of an idle connection", value: kilobytes, atMost: 50, unit: " KB" },
      { what: "p99 to delivery in the crowd", value: slowest, atMost: 100, unit: " ms" },
      { what: "messages lost in the crowd", value: talk.sent - talk.delivered, atMost: 0 },
    ],
    ratios,
    figures: { cells, crowd: { kilobytes, ...talk } },
  };
}
