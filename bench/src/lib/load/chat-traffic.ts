import { setTimeout as pause } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";

export interface ChatPair {
  conversationId: string;
  sender: Socket;
  receiver: Socket;
}

export interface ChatTraffic {
  sent: number;
  delivered: number;
  perSecond: number;
  /** Milliseconds from sending to the acknowledgement, and to delivery. */
  acknowledged: number[];
  received: number[];
}

/** `message_delivered` contains the message; `receive_message` of the references is one. */
interface DeliveredEvent {
  clientId?: string;
  message?: { clientId?: string };
}

const messageText = "Good evening, would you be free for dinner on Thursday at eight?";

export async function connectSocket(url: string, auth: object): Promise<Socket> {
  const socket = io(url, { auth, transports: ["websocket"], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

/** Sends one message and waits until it is acknowledged and delivered. */
async function sendAndAwait(
  { conversationId, sender, receiver }: ChatPair,
  talk: ChatTraffic,
): Promise<void> {
  const clientId = crypto.randomUUID();
  const begin = performance.now();
  talk.sent += 1;
  const arrived = new Promise<void>((resolve) => {
    receiver.onAny(function look(_name: string, event: DeliveredEvent) {
      if ((event.message ?? event).clientId !== clientId) return;
      receiver.offAny(look);
      talk.received.push(performance.now() - begin);
      talk.delivered += 1;
      resolve();
    });
  });
  const answer = (await sender.emitWithAck("send_message", {
    conversationId,
    content: messageText,
    clientId,
  })) as {
    ok: boolean;
    message: unknown;
  };
  if (!answer.ok) throw new Error(`a message was refused: ${String(answer.message)}`);
  talk.acknowledged.push(performance.now() - begin);
  await arrived;
}

const createTraffic = (): ChatTraffic => ({
  sent: 0,
  delivered: 0,
  perSecond: 0,
  acknowledged: [],
  received: [],
});

/** Each pair sends its next message once the previous one has been acknowledged and delivered. */
export async function chatInClosedLoop(pairs: readonly ChatPair[], seconds: number): Promise<ChatTraffic> {
  const talk = createTraffic();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) await sendAndAwait(pair, talk);
    }),
  );
  return { ...talk, perSecond: (talk.delivered / (performance.now() - begin)) * 1000 };
}

/** Sends this many messages per second, whether or not the previous ones have arrived. */
export async function chatAtFixedRate(
  pairs: readonly ChatPair[],
  perSecond: number,
  seconds: number,
): Promise<ChatTraffic> {
  const talk = createTraffic();
  const begin = performance.now();
  const onTheirWay: Promise<void>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = begin + (at * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const pair = pairs[at % pairs.length];
    if (pair) onTheirWay.push(sendAndAwait(pair, talk));
  }
  await Promise.race([Promise.all(onTheirWay), pause(10_000)]);
  return { ...talk, perSecond: (talk.delivered / (performance.now() - begin)) * 1000 };
}
