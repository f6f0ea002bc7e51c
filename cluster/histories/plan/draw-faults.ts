import { healAt, nodeNames, type Fault, type LinkName, type PlannedFault } from "./plan.ts";
import { createRandom, type Random } from "./random.ts";

/** The clocks of nodes may differ by two minutes at most (docs/scaling.md). */
const maxJumpSeconds = 100;

function drawLink(random: Random): LinkName {
  const node = random.pick(nodeNames);
  return random.weigh<LinkName>([
    [1, "client>proxy"],
    [2, `proxy>${node}`],
    [3, `${node}>postgres`],
    [4, `${node}>redis`],
    [1, `${node}>bucket`],
    [1, `${node}>replica`],
  ]);
}

const drawers: readonly (readonly [number, (random: Random) => Fault])[] = [
  [3, (random) => ({ kind: "kill", node: random.pick(nodeNames) })],
  [3, (random) => ({ kind: "pause", node: random.pick(nodeNames) })],
  [6, (random) => ({ kind: "cut", link: drawLink(random), how: random.pick(["silent", "refused"]) })],
  [3, (random) => ({ kind: "slow", link: drawLink(random), milliseconds: random.integer(20, 400) })],
  [3, (random) => ({ kind: "restart", engine: random.pick(["postgres", "redis", "redis", "bucket"]) })],
  [2, (random) => ({ kind: "full-disk", part: random.pick([...nodeNames, "postgres", "bucket", "bucket"]) })],
  [3, (random) => ({ kind: "clock-jump", node: random.pick(nodeNames), seconds: drawJump(random) })],
  [4, () => ({ kind: "replica-lag" })],
  [3, () => ({ kind: "repeat-jobs" })],
];

const drawJump = (random: Random) => random.integer(5, maxJumpSeconds) * (random.chance(0.5) ? 1 : -1);

/** Kinds that cost seconds of restarting: one of each at most. */
const isCostly = ({ kind }: Fault) => kind === "kill" || kind === "restart" || kind === "full-disk";

export function drawFaults(seed: number): PlannedFault[] {
  const random = createRandom(seed, "faults");
  const count = random.weigh([
    [1, 0],
    [4, 1],
    [5, 2],
    [4, 3],
    [2, 4],
  ]);
  const drawn: Fault[] = [];
  while (drawn.length < count) {
    const fault = random.weigh(drawers)(random);
    if (!isCostly(fault) || !drawn.some(isCostly)) drawn.push(fault);
  }
  return drawn.map((fault, at) => toPlanned(random, `fault-${at + 1}`, fault));
}

function toPlanned(random: Random, id: string, fault: Fault): PlannedFault {
  // A lag or a jump harms only together with what people do in that time, so both last longer.
  const isLong = fault.kind === "replica-lag" || fault.kind === "clock-jump";
  const at = isLong ? random.integer(100, 1_200) : random.integer(200, 2_800);
  const lasts = isLong ? healAt - at : Math.min(random.integer(200, 2_500), healAt - at);
  return { id, at, lasts, fault };
}
