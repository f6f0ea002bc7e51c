import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "@vesper/contract/chat/chat";
import { combinedDelivery, type SocketAnswer } from "@vesper/contract/core/events";
import { io, type Socket } from "socket.io-client";
import type { Person } from "../people.ts";
import type { Recorder } from "../record.ts";
import type { Answer } from "./http.ts";

const answerTimeout = 1_000;

/** Codes that promise nothing about the call. */
const transientCodes = ["internal_error", "service_unavailable", "rate_limited", "too_many_connections"];

export interface ChatSocket {
  /** Sends a call and waits for its acknowledgement. */
  ask<Data extends object>(name: string, body: object): Promise<Answer<Data>>;
  reconnect(): void;
  close(): void;
}

export const toMessageFact = ({ _id, conversationId, sequence, clientId, content }: Message) => ({
  id: _id,
  conversationId,
  sequence,
  clientId,
  content,
});

/** Payloads that no law reads are recorded by name only. */
function toEventFact(name: string, payload: unknown): unknown {
  if (name === "receive_message") return toMessageFact(payload as Message);
  if (name === "message_delivered") return toMessageFact((payload as { message: Message }).message);
  return name === "typing" || name === "message_read" ? payload : null;
}

/** Connects like a page: comes back after every interruption, until the server says that it may not. */
export function connectChat(origin: string, { name, token }: Person, recorder: Recorder): ChatSocket {
  const socket: Socket = io(origin, {
    auth: { token, ...combinedDelivery },
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    timeout: 1_500,
  });
  let refusal: string | null = null;
  let isClosed = false;
  const connectSoon = () => void pause(150).then(() => !isClosed && socket.connect());

  socket.on("connect", () => recorder.add({ kind: "connected", actor: name }));
  socket.on("disconnect", (reason) => {
    recorder.add({ kind: "disconnected", actor: name });
    if (reason === "io server disconnect") connectSoon();
  });
  socket.on("connect_error", (error: Error & { data?: { error: string } }) => {
    if (!error.data) return;
    if (transientCodes.includes(error.data.error)) connectSoon();
    else refusal = error.data.error;
  });
  socket.onAny((event: string, payload: unknown) =>
    recorder.add({ kind: "event", actor: name, name: event, data: toEventFact(event, payload) }),
  );

  return {
    async ask<Data extends object>(call: string, body: object): Promise<Answer<Data>> {
      if (refusal) return { outcome: "refused", status: 403, data: null };
      const answer = (await socket
        .timeout(answerTimeout)
        .emitWithAck(call, body)
        .catch(() => null)) as SocketAnswer<Data> | null;
      if (!answer) return { outcome: "unknown", status: 0, data: null };
      if (answer.ok) return { outcome: "ok", status: 200, data: answer };
      const isTransient = transientCodes.includes(answer.error);
      if (!isTransient) return { outcome: "refused", status: 400, data: null };
      return { outcome: "unknown", status: answer.error === "internal_error" ? 500 : 503, data: null };
    },
    reconnect() {
      socket.disconnect();
      if (!refusal) socket.connect();
    },
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}
