import { limits } from "@vesper/contract/core/limits";
import type { World } from "../world.ts";
import { measureEvent, type SocketEvent } from "./socket-inputs.ts";
import type { SocketPeople } from "./socket-people.ts";
import { emitEvent, findAnswerProblem, isRefusal } from "./socket-replies.ts";

/** Longer than any cache of sessions. */
const cacheTime = 2_000;

/**
 * An event over a connection whose person was banned, or whose session expired, on another node. It is refused with the
 * reason, and the connection is closed.
 */
export async function tryLateEvent(
  world: World,
  { sockets }: SocketPeople,
  kind: "banned" | "expired",
  event: SocketEvent,
): Promise<string | null> {
  const person = await world.user();
  const tab = await sockets.connect(person);
  if (kind === "banned") {
    await world.db.updateTable("users").set({ status: "banned" }).where("id", "=", person.id).execute();
  } else {
    const expiresAt = new Date(world.clock.now().getTime() - 1);
    await world.db.updateTable("sessions").set({ expiresAt }).where("userId", "=", person.id).execute();
  }
  world.clock.advance(cacheTime);
  const reply = await emitEvent(tab.socket, { ...event, name: "typing", asksForAnswer: true });
  if (reply === "silent" || reply === null) return "no answer";
  if (reply !== "closed") {
    const expected = { banned: "account_banned", expired: "unauthorized" }[kind];
    const { answer } = reply as { answer: { error?: string } };
    if (!isRefusal(answer) || answer.error !== expected) return `answered ${JSON.stringify(answer)}`;
  }
  await tab.waitForClose();
  return null;
}

/** Many events at once over one connection: each is answered, unless the connection is closed for its refusals. */
export async function tryBurst(world: World, people: SocketPeople, events: SocketEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const small = events.filter((event) => measureEvent(event) < limits.chat.event / 2);
  const tab = await people.sockets.connect(await world.signedInAgain(people.people.member));
  const replies = await Promise.all(
    small.map(async (event) => ({
      event,
      reply: await emitEvent(tab.socket, { ...event, asksForAnswer: true }),
    })),
  );
  const refused = replies.filter(
    ({ reply }) => reply && typeof reply === "object" && isRefusal(reply.answer),
  ).length;
  tab.socket.disconnect();
  return replies.flatMap(({ event: { name }, reply }) => {
    if (reply === "closed")
      return refused < limits.socket.refusals / 2 ? [`burst closed after ${refused} refusals`] : [];
    if (reply === "silent" || !reply) return [`no answer to ${name} in a burst`];
    return findAnswerProblem(name, reply.answer) ?? [];
  });
}
