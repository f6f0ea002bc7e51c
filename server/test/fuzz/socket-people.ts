import type { Person } from "../factories/accounts.ts";
import { buildConversationPair } from "../factories/chat.ts";
import { createSockets, type Tab } from "../sockets.ts";
import type { World } from "../world.ts";
import type { KnownValues } from "./inputs.ts";
import { buildSecrets } from "./watched-world.ts";

export const speakers = ["member", "escort"] as const;
export type Speaker = (typeof speakers)[number];
export const transports = ["websocket", "polling"] as const;
export type Transport = (typeof transports)[number];

/** Refusals after which the fuzzer opens a new connection, before the server's limit closes it. */
const fewRefusals = 60;

export interface Line {
  tab: Tab;
  refusals: number;
}

/** A member and an escort with a conversation, two strangers with secrets, and connections that are renewed. */
export async function createSocketPeople(world: World) {
  const sockets = await createSockets(world);
  const admin = await world.admin();
  const { user, escort, conversationId } = await buildConversationPair(world, admin, { name: "Bea Crane" });
  await world.post(`/chat/conversations/${conversationId}/accept`, undefined, escort);
  const known: KnownValues = {
    // Most of the ids are the conversation, so that enough of the generated events are accepted.
    ids: [
      ...(await buildSecrets(world, sockets, admin)),
      ...Array.from({ length: 30 }, () => conversationId),
    ],
    terms: ["hello", "bea-crane", "dinner"],
  };
  const people: Record<Speaker, Person> = { member: user, escort };
  const lines = new Map<string, Line>();
  let heard: { name: string; payload: unknown }[] = [];

  return {
    admin,
    conversationId,
    known,
    people,
    sockets,

    /** Events that the server emitted to either of them since the last call. */
    takeHeard() {
      const taken = heard;
      heard = [];
      return taken;
    },

    /** The speaker's open connection over this transport. */
    async getLine(speaker: Speaker, transport: Transport): Promise<Line> {
      const key = `${speaker} ${transport}`;
      const line = lines.get(key);
      if (line?.tab.socket.connected && line.refusals < fewRefusals) return line;
      line?.tab.socket.disconnect();
      people[speaker] = await world.signedInAgain(people[speaker]);
      const opened = {
        tab: await sockets.connect(people[speaker], { transports: [transport] }),
        refusals: 0,
      };
      opened.tab.socket.onAny((name: string, payload: unknown) => void heard.push({ name, payload }));
      lines.set(key, opened);
      return opened;
    },
  };
}
export type SocketPeople = Awaited<ReturnType<typeof createSocketPeople>>;
