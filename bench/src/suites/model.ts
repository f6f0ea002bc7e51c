import { startCluster } from "@vesper/cluster/cluster";
import type { Node } from "@vesper/cluster/node";
import {
  getViewCost,
  listViewRequests,
  planCapacity,
  predictRequests,
  requestsPerView,
  type Cost,
  type PageWork,
} from "../lib/capacity.ts";
import { getCpuSeconds } from "../lib/cpu.ts";
import { startDatabaseClock, type DatabaseClock } from "../lib/database-clock.ts";
import { createPairsAcross, disconnectPairs } from "../lib/load/chat-pairs.ts";
import { chatInClosedLoop } from "../lib/load/chat-traffic.ts";
import { limitProcess } from "../lib/load/cpu-quota.ts";
import { startLoadGenerator, type LoadGenerator } from "../lib/load/load-generator.ts";
import { toUniqueHomePath } from "../lib/load/unique-path.ts";
import type { BenchOptions } from "../lib/options.ts";
import { formatNumber } from "../lib/print-report.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { listRequests } from "../lib/profiles/requests.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { median, medianRatio } from "../lib/statistics.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";

const size = 3;
/** Share of one core per node, so that PostgreSQL and the load generators have cores to spare. */
const coreShare = 0.25;
/** Enough to keep a node busy while some requests wait for PostgreSQL, but few enough that it refuses none. */
const connectionsPerNode = 4;
const pairsPerNode = 18;
const warmUpSeconds = 6;
/** More views than a node answers while a page stays cached, so that no rendered page comes from the cache. */
const viewsInList = 3_000;
const headers = { "accept-encoding": "br" };
const peopleOnline = [1_500, 5_000, 20_000, 100_000];

type Cell = PageWork | "mixed" | "message";
interface Measured extends Cost {
  perSecond: number;
  /** Share of the nodes' quota that was used. */
  busy: number;
}

const labels: Record<Cell, string> = {
  cached: "page from the page cache",
  rendered: "rendered page (home)",
  feed: "list of 12 cards (feed)",
  search: "search with its exact total",
  message: "message to a person on another node",
  mixed: "mix of the model, per request",
};

/** Measures the cost of each kind of work on three nodes, and checks what the model predicts for a mix of them. */
export async function runModelSuite({ seconds, rounds, profiles }: BenchOptions): Promise<Report> {
  using folder = createTemporaryFolder();
  await using cluster = await startCluster({
    size,
    folder: folder.path,
    env: { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  await prepareProfiles(cluster.postgres.url, profiles);
  const { nodes } = cluster;
  const paths = createPaths(await listRequests(cluster.postgres.url));
  const pairs = await createPairsAcross(
    nodes.map(({ origin }) => origin),
    pairsPerNode,
  );
  await using clock = await startDatabaseClock(cluster.postgres.url);
  using stack = new DisposableStack();
  const loads = nodes.map(() => stack.use(startLoadGenerator()));
  for (const { pid } of nodes) stack.use(limitProcess(pid, coreShare));

  const run = (cell: Cell, duration: number): Promise<Measured> =>
    measureCost(nodes, clock, duration, () =>
      cell === "message"
        ? chatInClosedLoop(pairs, duration).then(({ perSecond }) => perSecond)
        : measureRequests(nodes, loads, (at) => paths(cell, at), duration),
    );
  const cells = Object.keys(labels) as Cell[];
  for (const cell of cells) await run(cell, warmUpSeconds);
  const measured = await interleave(
    Object.fromEntries(cells.map((cell) => [cell, () => run(cell, seconds)])) as Record<
      Cell,
      () => Promise<Measured>
    >,
    rounds,
  );
  disconnectPairs(pairs);
  return toReport(profiles, measured);
}

/** Requests the paths of each node from its own generator; returns the requests per second of all nodes. */
async function measureRequests(
  nodes: readonly Node[],
  loads: readonly LoadGenerator[],
  getPaths: (node: number) => string[],
  seconds: number,
): Promise<number> {
  const answers = await Promise.all(
    nodes.map(async ({ origin, pid }, at) => {
      const order = { url: origin, paths: getPaths(at), headers, connections: connectionsPerNode, seconds };
      return loads[at]?.measure(order, pid);
    }),
  );
  return answers.reduce((sum, answer) => sum + (answer?.perSecond ?? 0), 0);
}

/** Lists the paths of a cell for one node. Each call has its own rendered pages. */
function createPaths(
  requests: Record<string, string[]>,
): (cell: Exclude<Cell, "message">, node: number) => string[] {
  let rendered = 0;
  const createPath: Record<PageWork, (count: number) => string> = {
    cached: () => "/",
    rendered: () => toUniqueHomePath((rendered += 1)),
    feed: () => requests["feed"]?.[0] ?? "",
    search: (count) => requests["counted"]?.[count % requests["counted"].length] ?? "",
  };
  return (cell, node) =>
    (cell === "mixed" ? listViewRequests(viewsInList) : Array<PageWork>(viewsInList).fill(cell)).map(
      (kind, count) => createPath[kind](count * size + node),
    );
}

async function measureCost(
  nodes: readonly Node[],
  clock: DatabaseClock,
  seconds: number,
  work: () => Promise<number>,
): Promise<Measured> {
  const getNodeSeconds = () => nodes.reduce((sum, { pid }) => sum + getCpuSeconds(pid), 0);
  const before = getNodeSeconds();
  const [perSecond, databaseSeconds] = await clock.measure(work);
  const used = getNodeSeconds() - before;
  const toMilliseconds = (total: number) => (total * 1000) / (perSecond * seconds);
  return {
    perSecond,
    node: toMilliseconds(used),
    database: toMilliseconds(databaseSeconds),
    busy: used / seconds / (size * coreShare),
  };
}

const unknownCost: Cost = { node: Number.NaN, database: Number.NaN };

function toReport(profiles: number, measured: Record<Cell, Measured[]>): Report {
  const getMedian = (cell: Cell, figure: keyof Measured) =>
    median(measured[cell].map((round) => round[figure]));
  const predicted = measured.mixed.map((_, round) =>
    predictRequests(
      getViewCost((kind) => measured[kind][round] ?? unknownCost),
      size * coreShare,
    ),
  );
  const ratio = medianRatio(
    measured.mixed.map(({ perSecond }) => perSecond),
    predicted,
  );
  const view = getViewCost((kind) => ({
    node: getMedian(kind, "node"),
    database: getMedian(kind, "database"),
  }));
  return {
    title: `model: ${size} nodes with ${coreShare} of a core each, ${formatNumber(profiles)} profiles`,
    columns: ["", "per s", "node ms", "PostgreSQL ms", "one core of a node handles", "quota used"],
    rows: (Object.keys(labels) as Cell[]).map((cell) => [
      labels[cell],
      formatNumber(getMedian(cell, "perSecond")),
      formatNumber(getMedian(cell, "node"), 2),
      formatNumber(getMedian(cell, "database"), 2),
      formatNumber(1000 / getMedian(cell, "node")),
      formatNumber(getMedian(cell, "busy"), 2),
    ]),
    notes: [
      `a page view, with the calls that follow it: ${formatNumber(view.node, 1)} ms of a node, ${formatNumber(view.database, 1)} ms of PostgreSQL`,
      `predicted ${formatNumber(median(predicted))} requests a second, measured ${formatNumber(getMedian("mixed", "perSecond"))}; ${requestsPerView} requests are one page view`,
      ...describePlans(view),
    ],
    goals: [{ what: "measured of predicted by requests", value: ratio, atLeast: 0.75, atMost: 1.25 }],
    ratios: { "measured/predicted": ratio },
    figures: { profiles, measured, predicted, view },
  };
}

const describePlans = (view: Cost): string[] =>
  peopleOnline.map((people) => {
    const { viewsPerSecond, nodes, databaseCores } = planCapacity(people, view);
    return `${formatNumber(people)} people online: ${formatNumber(viewsPerSecond)} pages a second, ${nodes} nodes, ${databaseCores} cores of PostgreSQL`;
  });
