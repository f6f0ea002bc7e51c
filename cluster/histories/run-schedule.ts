import { setTimeout as pause } from "node:timers/promises";
import { isResponding, type Node } from "../src/node.ts";
import { act } from "./clients/act.ts";
import type { Session } from "./clients/session.ts";
import { connectChat } from "./clients/socket.ts";
import { runFaults } from "./faults/run-faults.ts";
import { countOverdue, readFinalState, type FinalState } from "./final-state.ts";
import { createPeople, retirePeople, type People } from "./people.ts";
import { escorts, healAt, members, type Actor, type Plan, type Step } from "./plan/plan.ts";
import { createRecorder, type Entry, type Recorder } from "./record.ts";
import type { Site } from "./site.ts";

/** Time for unanswered calls to be tried again after the faults are healed. */
const retryTime = 6_000;
/** Time for nodes to be ready and for timers to fire. A worker looks for due timers every two seconds. */
const settleTime = 12_000;

export interface History {
  plan: Plan;
  entries: readonly Entry[];
  people: { name: Actor; id: string }[];
  conversations: Record<string, string>;
  final: FinalState;
  /** Nodes that were not ready long after the faults were healed. */
  unready: readonly string[];
}

async function runScript(session: Session, steps: readonly Step[], start: number): Promise<void> {
  for (const step of steps) {
    const wait = start + step.at - performance.now();
    if (wait > 0) await pause(wait);
    await act(session, step);
  }
}

async function waitUntil(isSo: () => Promise<boolean>, limit: number): Promise<void> {
  const deadline = performance.now() + limit;
  while (!(await isSo().catch(() => false)) && performance.now() < deadline) await pause(100);
}

async function listUnreadyNodes({ cluster }: Site): Promise<Node[]> {
  const ready = await Promise.all(cluster.nodes.map(({ origin }) => isResponding(`${origin}/readyz`)));
  return cluster.nodes.filter((_, at) => !ready[at]);
}

/** Waits for the nodes to be ready. Those that never are get restarted for the next schedule, and are returned. */
async function settleNodes(site: Site): Promise<string[]> {
  await waitUntil(async () => (await listUnreadyNodes(site)).length === 0, settleTime);
  const unready = await listUnreadyNodes(site);
  for (const node of unready) {
    await node.stop("SIGKILL");
    await node.start();
  }
  return unready.map(({ name }) => name);
}

async function runPeople(site: Site, plan: Plan, people: People, recorder: Recorder): Promise<void> {
  const start = performance.now();
  const isChatter = (name: Actor) => [...members, ...escorts].some((one) => one === name);
  const byActor = Map.groupBy(plan.steps, ({ actor }) => actor);
  const sessions = [...byActor.keys()].map((name): Session => {
    const self = people.get(name);
    const socket = isChatter(name) ? connectChat(site.url, self, recorder) : null;
    return { site, people, recorder, self, socket, deadline: start + healAt + retryTime };
  });
  await Promise.all(
    sessions.map((session) => runScript(session, byActor.get(session.self.name) ?? [], start)),
  );
  for (const { socket } of sessions) socket?.close();
}

/** Runs one plan on a healthy site, heals it, waits until it has settled, and returns all that was seen. */
export async function runSchedule(site: Site, plan: Plan, file?: string): Promise<History> {
  const recorder = createRecorder(file);
  const people = await createPeople(site, plan.talks);
  await Promise.all([runPeople(site, plan, people, recorder), runFaults(site, recorder, plan.faults)]);
  const unready = await settleNodes(site);
  await waitUntil(async () => (await countOverdue(site, people)) === 0, settleTime);
  const final = await readFinalState(site, people);
  await retirePeople(site, people);
  await recorder.close();
  const names = [...new Set(plan.steps.map(({ actor }) => actor)), ...members, ...escorts];
  return {
    plan,
    entries: recorder.entries,
    people: [...new Set(names)].map((name) => ({ name, id: people.get(name).id })),
    conversations: Object.fromEntries(people.conversations),
    final,
    unready,
  };
}
