import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "@vesper/contract/chat/chat";
import type { SocketAnswer } from "@vesper/contract/core/events";
import { io } from "socket.io-client";

interface ConversationScenario {
  /** Origin of the site, for both people. */
  origin: string;
  /** Another node, for the second person. */
  otherOrigin?: string;
  messages: number;
  /** Disturbances while they write, one after the other, evenly spaced. */
  disturbances: readonly (() => unknown)[];
}

/** Two people write to each other as fast as messages are acknowledged, despite disturbances. */
export async function runConversation({
  origin,
  otherOrigin = origin,
  messages,
  disturbances,
}: ConversationScenario) {
  const people = [await registerPerson(origin, "one"), await registerPerson(origin, "other")] as const;
  const { _id: conversationId } = await callApi<{ _id: string }>(
    origin,
    people[0].token,
    "/chat/conversations/private",
    { recipientId: people[1].id },
  );
  const talkers = people.map(({ token }, who) =>
    createChatClient(who === 0 ? origin : otherOrigin, token, conversationId),
  );
  // A reply turns the message request, which allows only a few messages, into a conversation.
  for (const talker of talkers) await talker.say("hello");

  const acknowledged: Message[] = [];
  const writing = talkers.map(async (talker, who) => {
    for (let at = 0; at < messages / 2; at += 1) acknowledged.push(await talker.say(`${who}: ${at}`));
  });
  for (const [round, disturb] of disturbances.entries()) {
    const goal = Math.floor((messages * (round + 1)) / (disturbances.length + 1));
    while (acknowledged.length < goal) await pause(5);
    await disturb();
  }
  await Promise.all(writing);

  const stored = await readAllMessages(origin, people[0].token, conversationId);
  await Promise.all(talkers.map((talker) => talker.hasHeard(stored.length)));
  for (const talker of talkers) talker.leave();
  return { acknowledged, stored, heard: talkers.map(({ heard }) => heard) };
}

async function registerPerson(origin: string, name: string): Promise<{ id: string; token: string }> {
  const password = "a good long password";
  const email = `${name}-${crypto.randomUUID()}@example.test`;
  const { user, tokens } = await callApi<{ user: { _id: string }; tokens: { access: string } }>(
    origin,
    null,
    "/auth/register",
    { name, email, password },
  );
  return { id: user._id, token: tokens.access };
}

async function callApi<Data>(
  origin: string,
  token: string | null,
  path: string,
  body?: object,
): Promise<Data> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await reply.json()) as { data: Data; message?: string };
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${message}`);
  return data;
}

const listMessagesAfter = (origin: string, token: string, conversationId: string, sequence: number) =>
  callApi<Message[]>(
    origin,
    token,
    `/chat/conversations/${conversationId}/messages?limit=100&after=${sequence}`,
  );

async function readAllMessages(origin: string, token: string, conversationId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const page = await listMessagesAfter(origin, token, conversationId, all.at(-1)?.sequence ?? 0);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** Time for the last message to arrive after the last disturbance. */
const deliveryTimeout = 30_000;

/** Behaves like the web client: keeps unacknowledged messages and fetches missed ones. */
function createChatClient(origin: string, token: string, conversationId: string) {
  const socket = io(origin, {
    auth: { token },
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  const heard: Message[] = [];
  let catchingUp: Promise<void> | null = null;

  function receiveMessage(message: Message) {
    const next = (heard.at(-1)?.sequence ?? 0) + 1;
    if (message.sequence === next) heard.push(message);
    else if (message.sequence > next) void catchUp();
  }

  function catchUp(): Promise<void> {
    catchingUp ??= (async () => {
      try {
        for (;;) {
          const page = await listMessagesAfter(origin, token, conversationId, heard.at(-1)?.sequence ?? 0);
          if (page.length === 0) return;
          for (const message of page) receiveMessage(message);
        }
      } catch {
        if (socket.active) setTimeout(() => void catchUp(), 200);
      } finally {
        catchingUp = null;
      }
    })();
    return catchingUp;
  }

  socket.on("connect", () => void catchUp());
  socket.on("receive_message", receiveMessage);

  return {
    heard,

    async say(content: string): Promise<Message> {
      const draft = { conversationId, content, clientId: crypto.randomUUID() };
      for (;;) {
        const answer = (await socket
          .timeout(1_000)
          .emitWithAck("send_message", draft)
          .catch(() => null)) as SocketAnswer<{ message: Message }> | null;
        if (answer?.ok) return answer.message;
        // Transient errors occur while the database is down. Any other error would recur forever, so it fails the
        // test.
        if (answer && !["internal_error", "service_unavailable"].includes(answer.error)) {
          throw new Error(answer.message);
        }
        await pause(5);
      }
    },

    /**
     * Waits without fetching: a client that has missed a message must notice it by a later message or a lost
     * connection.
     */
    async hasHeard(count: number) {
      const deadline = performance.now() + deliveryTimeout;
      while (heard.length < count && performance.now() < deadline) await pause(5);
    },

    leave: () => socket.disconnect(),
  };
}
