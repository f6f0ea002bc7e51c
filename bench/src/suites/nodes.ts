import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { startCluster } from "@vesper/cluster/cluster";
import type { Node } from "@vesper/cluster/node";
import { address } from "../lib/address.ts";
import { lendFolder } from "../lib/folder.ts";
import { withIdleCores } from "../lib/load/idle.ts";
import { startLoad, type Load } from "../lib/load/load.ts";
import { meet, part } from "../lib/load/meet.ts";
import type { Options } from "../lib/options.ts";
import { number } from "../lib/print.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { limitProcess } from "../lib/load/quota.ts";
import type { Goal, Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { median, medianRatio } from "../lib/statistics.ts";
import { talkAsFastAsPossible, type Pair } from "../lib/load/talk.ts";

const size = 3;
const profiles = 10_000;
/** In all, so that a node with a quarter of a core is busy and refuses nobody. */
const connections = 6;
/** On each node: what is said in one turn passes as one, so whoever has more to say has less to do for each word. */
const pairsAtOnce = 18;
const warmUp = 6;
/** Of one core, for each node, when there shall be cores to spare; with more, three nodes leave none idle here. */
const share = 0.25;

type Kind = "pages" | "feed" | "messages";
interface Turn {
  perSecond: number;
  /** Cores of the machine that had nothing to do. */
  idle: number;
}
type Cells = Record<`${Kind} ${"one" | "three"}`, Turn[]>;

const words: Record<Kind, string> = {
  pages: "home pages, rendered each time",
  feed: "feed of the directory, 12 cards",
  messages: "messages, each to somebody on another node",
};

/** What one node of a cluster carries, and what all three of them do. */
export async function nodes({ seconds, rounds }: Options): Promise<Report> {
  using folder = lendFolder();
  await using cluster = await startCluster({
    size,
    folder: folder.path,
    env: { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  await prepareProfiles(cluster.postgres.url, profiles);
  const all = cluster.nodes;
  const crew = { one: all.slice(0, 1), three: all };
  const pairs = { one: await meetAcross(crew.one), three: await meetAcross(crew.three) };
  using stack = new DisposableStack();
  const loads = all.map(() => stack.use(startLoad()));

  async function measure(): Promise<Cells> {
    const carry = (kind: Kind, who: "one" | "three", duration: number) =>
      kind === "messages"
        ? talkAsFastAsPossible(pairs[who], duration).then(({ perSecond }) => perSecond)
        : ask(loads, crew[who], kind, duration);
    const turn = async (...given: Parameters<typeof carry>): Promise<Turn> => {
      const [perSecond, idle] = await withIdleCores(() => carry(...given));
      return { perSecond, idle };
    };
    const kinds = Object.keys(words) as Kind[];
    const names = kinds.flatMap((kind) => (["one", "three"] as const).map((who) => [kind, who] as const));
    for (const [kind, who] of names) await turn(kind, who, warmUp);
    return interleave(
      Object.fromEntries(
        names.map(([kind, who]) => [`${kind} ${who}`, () => turn(kind, who, seconds)]),
      ) as Record<keyof Cells, () => Promise<Turn>>,
      rounds,
    );
  }

  const whole = await measure();
  for (const { pid } of all) stack.use(limitProcess(pid, share));
  const spare = await measure();
  for (const some of Object.values(pairs)) part(some);
  return describe(whole, spare);
}

/** Each pair talks from one node to the next, where there is a next. */
async function meetAcross(crew: readonly Node[]): Promise<Pair[]> {
  const meetings = [];
  for (const [at, { origin }] of crew.entries()) {
    meetings.push(await meet(origin, crew[(at + 1) % crew.length]?.origin ?? origin, pairsAtOnce));
  }
  return meetings.flat();
}

/** As many connections in all, whether to one node or to three. */
async function ask(
  loads: readonly Load[],
  crew: readonly Node[],
  kind: Kind,
  seconds: number,
): Promise<number> {
  const path =
    kind === "pages" ? "/" : address(listPublicProfiles.base + listPublicProfiles.path, { limit: 12 });
  const answers = await Promise.all(
    crew.map(async ({ origin, pid }, at) => {
      const url = origin + path;
      const order = { url, connections: connections / crew.length, seconds, unique: kind === "pages" };
      return loads[at]?.measure(order, pid);
    }),
  );
  return answers.reduce((sum, answer) => sum + (answer?.perSecond ?? 0), 0);
}

function describe(whole: Cells, spare: Cells): Report {
  const speeds = (turns: Turn[]) => turns.map(({ perSecond }) => perSecond);
  const ratio = (cells: Cells, kind: Kind) =>
    medianRatio(speeds(cells[`${kind} three`]), speeds(cells[`${kind} one`]));
  const kinds = Object.keys(words) as Kind[];
  const row = (cells: Cells, kind: Kind, where: string) => [
    `${words[kind]}, ${where}`,
    number(median(speeds(cells[`${kind} one`]))),
    number(median(speeds(cells[`${kind} three`]))),
    number(ratio(cells, kind), 2),
    number(median(cells[`${kind} three`].map(({ idle }) => idle)), 2),
  ];
  const [here, there] = ["two cores for everything", `${share} of a core for each node`];
  const goals: Goal[] = (["pages", "messages"] as const).flatMap((kind) => [
    { what: `three nodes of one, ${kind}, ${here}`, value: ratio(whole, kind), atLeast: 1, tolerance: 0.05 },
    { what: `three nodes of one, ${kind}, ${there}`, value: ratio(spare, kind), atLeast: 2.2 },
  ]);
  return {
    title: `nodes: a cluster of ${size}, ${number(profiles)} profiles, ${connections} connections, ${pairsAtOnce} pairs for each node`,
    columns: ["a second", "one node", "three nodes", "ratio", "cores idle with three"],
    rows: [...kinds.map((kind) => row(whole, kind, here)), ...kinds.map((kind) => row(spare, kind, there))],
    goals,
    notes: ["PostgreSQL, Redis, the bucket and the load share the machine with the nodes"],
    ratios: Object.fromEntries(
      kinds.flatMap((kind) => [
        [`${kind} here`, ratio(whole, kind)],
        [`${kind} with cores to spare`, ratio(spare, kind)],
      ]),
    ),
    figures: { whole, spare },
  };
}
