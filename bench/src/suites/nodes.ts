import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { startCluster } from "@vesper/cluster/cluster";
import type { Node } from "@vesper/cluster/node";
import { toPath } from "../lib/to-path.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { measureIdleCores } from "../lib/load/idle-cores.ts";
import { startLoadGenerator, type LoadGenerator } from "../lib/load/load-generator.ts";
import { createPairsAcross, disconnectPairs } from "../lib/load/chat-pairs.ts";
import type { BenchOptions } from "../lib/options.ts";
import { formatNumber } from "../lib/print-report.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { limitProcess } from "../lib/load/cpu-quota.ts";
import type { Goal, Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { median, medianRatio } from "../lib/statistics.ts";
import { chatInClosedLoop } from "../lib/load/chat-traffic.ts";

const size = 3;
const profiles = 10_000;
/** Total connections: enough to keep a node with a quarter of a core busy, but few enough that it refuses none. */
const connections = 6;
/**
 * Pairs on each node, the same number for one node and for three. A node sends all messages from one event-loop tick
 * as one batch, so a busier node spends less per message.
 */
const pairsPerNode = 18;
const warmUpSeconds = 6;
/**
 * Share of one core per node in the run that leaves cores idle. With a larger share, three nodes would use all cores
 * of this machine.
 */
const coreShare = 0.25;

type Kind = "pages" | "feed" | "messages";
interface NodeRun {
  perSecond: number;
  /** Number of idle cores on the machine. */
  idle: number;
}
type Cells = Record<`${Kind} ${"one" | "three"}`, NodeRun[]>;

const kindLabels: Record<Kind, string> = {
  pages: "home pages, rendered each time",
  feed: "feed of the directory, 12 cards",
  messages: "messages, each to someone on another node",
};

/** Compares the throughput of one node with that of a cluster of three. */
export async function runNodesSuite({ seconds, rounds }: BenchOptions): Promise<Report> {
  using folder = createTemporaryFolder();
  await using cluster = await startCluster({
    size,
    folder: folder.path,
    env: { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  await prepareProfiles(cluster.postgres.url, profiles);
  const all = cluster.nodes;
  const crew = { one: all.slice(0, 1), three: all };
  const connectPairs = (some: readonly Node[]) =>
    createPairsAcross(
      some.map(({ origin }) => origin),
      pairsPerNode,
    );
  const pairs = { one: await connectPairs(crew.one), three: await connectPairs(crew.three) };
  using stack = new DisposableStack();
  const loads = all.map(() => stack.use(startLoadGenerator()));

  async function measure(): Promise<Cells> {
    const measureKind = (kind: Kind, who: "one" | "three", duration: number) =>
      kind === "messages"
        ? chatInClosedLoop(pairs[who], duration).then(({ perSecond }) => perSecond)
        : measureRequests(loads, crew[who], kind, duration);
    const runCell = async (...given: Parameters<typeof measureKind>): Promise<NodeRun> => {
      const [perSecond, idle] = await measureIdleCores(() => measureKind(...given));
      return { perSecond, idle };
    };
    const kinds = Object.keys(kindLabels) as Kind[];
    const names = kinds.flatMap((kind) => (["one", "three"] as const).map((who) => [kind, who] as const));
    for (const [kind, who] of names) await runCell(kind, who, warmUpSeconds);
    return interleave(
      Object.fromEntries(
        names.map(([kind, who]) => [`${kind} ${who}`, () => runCell(kind, who, seconds)]),
      ) as Record<keyof Cells, () => Promise<NodeRun>>,
      rounds,
    );
  }

  const whole = await measure();
  for (const { pid } of all) stack.use(limitProcess(pid, coreShare));
  const spare = await measure();
  for (const some of Object.values(pairs)) disconnectPairs(some);
  return toReport(whole, spare);
}

/** Measures throughput with the same total number of connections for one node and for three. */
async function measureRequests(
  loads: readonly LoadGenerator[],
  crew: readonly Node[],
  kind: Kind,
  seconds: number,
): Promise<number> {
  const path =
    kind === "pages" ? "/" : toPath(listPublicProfiles.base + listPublicProfiles.path, { limit: 12 });
  const answers = await Promise.all(
    crew.map(async ({ origin, pid }, at) => {
      const url = origin + path;
      const order = { url, connections: connections / crew.length, seconds, unique: kind === "pages" };
      return loads[at]?.measure(order, pid);
    }),
  );
  return answers.reduce((sum, answer) => sum + (answer?.perSecond ?? 0), 0);
}

function toReport(whole: Cells, spare: Cells): Report {
  const getRates = (turns: NodeRun[]) => turns.map(({ perSecond }) => perSecond);
  const getRatio = (cells: Cells, kind: Kind) =>
    medianRatio(getRates(cells[`${kind} three`]), getRates(cells[`${kind} one`]));
  const kinds = Object.keys(kindLabels) as Kind[];
  const toRow = (cells: Cells, kind: Kind, where: string) => [
    `${kindLabels[kind]}, ${where}`,
    formatNumber(median(getRates(cells[`${kind} one`]))),
    formatNumber(median(getRates(cells[`${kind} three`]))),
    formatNumber(getRatio(cells, kind), 2),
    formatNumber(median(cells[`${kind} three`].map(({ idle }) => idle)), 2),
  ];
  const [here, there] = ["two cores for everything", `${coreShare} of a core for each node`];
  const goals: Goal[] = (["pages", "messages"] as const).flatMap((kind) => [
    {
      what: `three nodes of one, ${kind}, ${here}`,
      value: getRatio(whole, kind),
      atLeast: 1,
      tolerance: 0.05,
    },
    { what: `three nodes of one, ${kind}, ${there}`, value: getRatio(spare, kind), atLeast: 2.2 },
  ]);
  return {
    title: `nodes: a cluster of ${size}, ${formatNumber(profiles)} profiles, ${connections} connections, ${pairsPerNode} pairs for each node`,
    columns: ["a second", "one node", "three nodes", "ratio", "cores idle with three"],
    rows: [
      ...kinds.map((kind) => toRow(whole, kind, here)),
      ...kinds.map((kind) => toRow(spare, kind, there)),
    ],
    goals,
    notes: ["PostgreSQL, Redis, the bucket and the load share the machine with the nodes"],
    ratios: Object.fromEntries(
      kinds.flatMap((kind) => [
        [`${kind} here`, getRatio(whole, kind)],
        [`${kind} with cores to spare`, getRatio(spare, kind)],
      ]),
    ),
    figures: { whole, spare },
  };
}
