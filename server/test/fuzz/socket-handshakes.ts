import fc from "fast-check";
import type { Person } from "../factories/accounts.ts";
import { getPort } from "../raw-connection.ts";
import type { World } from "../world.ts";
import { hostileValue } from "./inputs.ts";
import { openRawSocket } from "./raw-socket.ts";
import { isRefusal } from "./socket-replies.ts";
import { rawPackets } from "./raw-packets.ts";
import type { SocketPeople } from "./socket-people.ts";
import { isLeak } from "./watched-world.ts";

/** Tokens that open nothing: of a banned person, of an ended session, of another kind. */
export async function buildDeadTokens(world: World, admin: Person): Promise<string[]> {
  const [banned, signedOut, other] = [await world.user(), await world.user(), await world.user()];
  await world.post(`/admin/users/${banned.id}/ban`, { reason: "Fraud" }, admin);
  await world.post("/auth/logout", {}, signedOut);
  return [banned.tokens.access, signedOut.tokens.access, other.tokens.refresh, other.id, "Bearer x", ""];
}

const oddQueries = [
  ..."EIO=4&transport=polling&sid=__proto__|EIO=4&transport=polling&sid=constructor|EIO=3&transport=polling".split(
    "|",
  ),
  ..."EIO=4&transport=__proto__|EIO=4&transport=websocket|transport=polling|EIO=4|EIO=4&transport=polling&b64=1".split(
    "|",
  ),
  ..."EIO=4&transport=polling&sid=%00|EIO=x&transport=polling&j=1|EIO=4&EIO=4&transport=polling&transport=polling".split(
    "|",
  ),
];

export const createHandshakes = (deadTokens: string[]) =>
  fc.oneof(
    fc.record({
      kind: fc.constant("auth" as const),
      auth: fc.oneof(
        fc.constantFrom(...deadTokens).map((token) => ({ token })),
        hostileValue.map((token) => ({ token, delivery: token })),
        fc
          .constantFrom("[1]", '"x"', "null", '{"__proto__":{"token":"x"}}', '{"token":{"toString":1}}')
          .map((text) => JSON.parse(text) as unknown),
      ),
      namespace: fc.constantFrom("", "", "", "/admin,", "/__proto__,", "/%00,"),
    }),
    fc.record({ kind: fc.constant("packet" as const), packet: rawPackets }),
    fc.record({
      kind: fc.constant("request" as const),
      query: fc.constantFrom(...oddQueries),
      body: fc.option(fc.string({ unit: "binary", maxLength: 40 })),
    }),
  );
type Handshake = ReturnType<typeof createHandshakes> extends fc.Arbitrary<infer Value> ? Value : never;

/** Sends a handshake that must open nothing, and returns the problem if it does or hangs. */
export async function tryHandshake(world: World, handshake: Handshake): Promise<string | null> {
  if (handshake.kind === "request") return tryRequest(world, handshake);
  const socket = await openRawSocket(world);
  if (handshake.kind === "packet") {
    socket.send(handshake.packet);
    // A packet before the handshake closes the connection, and so does this valid one, at the latest.
    socket.send('420["typing",{}]');
  } else socket.send(`40${handshake.namespace}${JSON.stringify(handshake.auth)}`);
  const start = handshake.kind === "auth" ? `44${handshake.namespace}` : "closed";
  const reply = await socket.waitForPacket(start);
  socket.close();
  if (socket.heard.some((packet) => packet.startsWith("40"))) return "let in";
  if (socket.heard.some(isLeak)) return `leak: ${socket.heard.join()}`;
  if (reply === "silent") return "no reply";
  if (handshake.kind === "packet" || reply === "closed" || handshake.namespace) return null;
  const { data } = JSON.parse(reply.slice(2)) as { data: unknown };
  return isRefusal(data) ? null : `refusal of another shape: ${reply}`;
}

async function tryRequest(
  { http }: World,
  { query, body }: { query: string; body: string | null },
): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${getPort(http)}/socket.io/?${query}`, {
    method: body === null ? "GET" : "POST",
    ...(body !== null && { body: body.toWellFormed() }),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: Error) => error);
  if (answer instanceof Error) return `no answer: ${answer.message}`;
  await answer.body?.cancel();
  return answer.status >= 500 ? `status ${answer.status}` : null;
}

/** Sends a broken packet over a good connection. It is closed, or the next call is answered. */
export async function tryRawPacket(
  world: World,
  { people, conversationId }: SocketPeople,
  packet: string,
): Promise<string | null> {
  const { tokens } = await world.signedInAgain(people.member);
  const socket = await openRawSocket(world, tokens.access);
  socket.send(packet);
  socket.send(`427${JSON.stringify(["typing", { conversationId }])}`);
  const reply = await socket.waitForPacket("437");
  socket.close();
  if (socket.heard.some(isLeak)) return `leak: ${socket.heard.join()}`;
  if (reply === "silent") return "no reply to the next call";
  return reply === "closed" || reply === '437[{"ok":true}]' ? null : `next call answered ${reply}`;
}
