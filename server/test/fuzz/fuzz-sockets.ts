import { limits } from "@vesper/contract/core/limits";
import fc from "fast-check";
import type { World } from "../world.ts";
import { buildDeadTokens, createHandshakes, tryHandshake, tryRawPacket } from "./socket-handshakes.ts";
import { rawPackets } from "./raw-packets.ts";
import { createEvents, measureEvent, type SocketEvent } from "./socket-inputs.ts";
import { tryBurst, tryLateEvent } from "./socket-lines.ts";
import { createSocketPeople, speakers, transports, type SocketPeople } from "./socket-people.ts";
import { emitEvent, findAnswerProblem, findEventProblem } from "./socket-replies.ts";
import { createWatchedWorld } from "./watched-world.ts";

export interface SocketOutcome {
  /** Events that were sent, and how many of each name were accepted. */
  events: number;
  accepted: Record<string, number>;
  /** Handshakes and packets that no client library would send. */
  others: number;
  failures: string[];
}

/** One round: what each of its turns sends. */
const round = [
  ..."event event event raw event event event handshake event event banned event event event event expired event".split(
    " ",
  ),
  ..."event event event handshake event event event raw event event".split(" "),
] as ("event" | "raw" | "handshake" | "banned" | "expired")[];
const burstEvery = 300;

/** Sends many socket events generated from the contract's list of calls, until the given number is reached. */
export async function fuzzSockets({
  events,
  seed,
}: {
  events: number;
  seed: number;
}): Promise<SocketOutcome> {
  const { world, errors } = await createWatchedWorld();
  const people = await createSocketPeople(world);
  try {
    const outcome = await fuzzLines(world, people, { events, seed });
    outcome.failures.push(...errors.map((line) => `logged: ${line}`));
    return outcome;
  } finally {
    people.sockets.close();
    await world.close();
  }
}

async function fuzzLines(
  world: World,
  people: SocketPeople,
  { events, seed }: { events: number; seed: number },
): Promise<SocketOutcome> {
  const outcome: SocketOutcome = { events: 0, accepted: {}, others: 0, failures: [] };
  const arbitraries = createEvents(people.known);
  const handshakes = createHandshakes(await buildDeadTokens(world, people.admin));
  const context = { world, people, outcome };

  for (let turn = 0; outcome.events < events; turn += 1) {
    const sample = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.sample(arbitrary, { seed: seed + turn, numRuns: 1 })[0] as Value;
    const kind = round[turn % round.length];
    const event = sample(arbitraries[turn % arbitraries.length] as fc.Arbitrary<SocketEvent>);
    const packet = sample(rawPackets);
    const handshake = sample(handshakes);

    let problem: string | null = null;
    if (kind === "event") problem = await trySpeaking(context, turn, event);
    else if (kind === "handshake") problem = await tryHandshake(world, handshake);
    else if (kind === "raw") problem = await tryRawPacket(world, people, packet);
    else if (kind) problem = await tryLateEvent(world, people, kind, event);
    outcome[kind === "raw" || kind === "handshake" ? "others" : "events"] += 1;

    if (problem) {
      const sent = { handshake, raw: packet }[kind as "raw"] ?? event;
      outcome.failures.push(
        `${problem}\n  ${kind} ${JSON.stringify(sent).slice(0, 500)} (seed ${seed}, turn ${turn})`,
      );
    }
    if (turn % burstEvery === burstEvery - 1)
      await finishStretch(context, fc.sample(fc.oneof(...arbitraries), { seed: seed + turn, numRuns: 120 }));
  }
  await finishStretch(context, []);
  return outcome;
}

interface Fuzzing {
  world: World;
  people: SocketPeople;
  outcome: SocketOutcome;
}

async function trySpeaking(
  { people, outcome }: Fuzzing,
  turn: number,
  event: SocketEvent,
): Promise<string | null> {
  const speaker = speakers[Math.floor(turn / 4) % speakers.length] ?? "member";
  const transport = transports[Math.floor(turn / 8) % transports.length] ?? "websocket";
  const line = await people.getLine(speaker, transport);
  const reply = await emitEvent(line.tab.socket, event);
  const isTooLarge = measureEvent(event) > limits.chat.event - 100;
  if (reply === null) {
    line.refusals += 1;
    // Otherwise the next event would be blamed for the closed connection.
    if (isTooLarge) line.tab.socket.disconnect();
    return null;
  }
  if (reply === "silent") return "no answer";
  if (reply === "closed") return isTooLarge ? null : `closed after ${line.refusals} refusals`;
  const isAccepted = (reply.answer as { ok: boolean }).ok;
  if (isAccepted) outcome.accepted[event.name] = (outcome.accepted[event.name] ?? 0) + 1;
  else line.refusals += 1;
  return findAnswerProblem(event.name, reply.answer);
}

/** After a burst, the site works: a message is delivered, and every event so far was of the contract's shape. */
async function finishStretch({ world, people, outcome }: Fuzzing, burst: SocketEvent[]): Promise<void> {
  outcome.events += burst.length;
  outcome.failures.push(...(await tryBurst(world, people, burst)));
  const [{ tab: sender }, { tab: receiver }] = [
    await people.getLine("member", "websocket"),
    await people.getLine("escort", "polling"),
  ];
  const clientId = crypto.randomUUID();
  const sent = await sender.send(people.conversationId, "Still there?", clientId);
  if (!sent.ok) outcome.failures.push(`a valid message is refused: ${sent.message}`);
  await receiver.waitForEvent("receive_message", (message) => message.clientId === clientId);
  for (const { name, payload } of people.takeHeard()) {
    const problem = findEventProblem(name, payload);
    if (problem) outcome.failures.push(problem);
  }
}
