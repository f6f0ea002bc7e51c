import { register } from "@vesper/contract/accounts/accounts";
import { openConversation } from "@vesper/contract/chat/chat";
import { combinedDelivery } from "@vesper/contract/core/events";
import { connectSocket, type ChatPair } from "./chat-traffic.ts";

async function callEndpoint<Data>(
  url: string,
  { base, path, method }: typeof register | typeof openConversation,
  body: object,
  token?: string,
): Promise<Data> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + base + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

export async function registerPerson(url: string) {
  const email = `${crypto.randomUUID()}@example.test`;
  const person = { name: "Someone", email, password: "a good long password" };
  const { user, tokens } = await callEndpoint<{ user: { _id: string }; tokens: { access: string } }>(
    url,
    register,
    person,
  );
  return { id: user._id, token: tokens.access };
}

/**
 * Creates pairs who have replied to each other, so that no message is a message request anymore. Senders and
 * receivers connect to the given URLs.
 */
export async function createPairs(senders: string, receivers: string, count: number): Promise<ChatPair[]> {
  const pairs: ChatPair[] = [];
  for (let at = 0; at < count; at += 1) {
    const [one, other] = [await registerPerson(senders), await registerPerson(receivers)];
    const body = { recipientId: other.id };
    const { _id } = await callEndpoint<{ _id: string }>(senders, openConversation, body, one.token);
    const pair = {
      conversationId: _id,
      sender: await connectSocket(senders, { token: one.token, ...combinedDelivery }),
      receiver: await connectSocket(receivers, { token: other.token, ...combinedDelivery }),
    };
    for (const socket of [pair.sender, pair.receiver]) {
      await socket.emitWithAck("send_message", { conversationId: _id, content: "Good evening" });
    }
    pairs.push(pair);
  }
  return pairs;
}

/** Creates pairs on each node: senders connect to it, receivers to the next node. A single node serves both. */
export async function createPairsAcross(origins: readonly string[], perNode: number): Promise<ChatPair[]> {
  const meetings = [];
  for (const [at, origin] of origins.entries())
    meetings.push(await createPairs(origin, origins[(at + 1) % origins.length] ?? origin, perNode));
  return meetings.flat();
}

export const disconnectPairs = (pairs: ChatPair[]) => {
  for (const { sender, receiver } of pairs) for (const socket of [sender, receiver]) socket.disconnect();
};
