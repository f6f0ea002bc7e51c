import type { SocketAnswer, SocketCall, ServerEvents } from "@vesper/contract/core/events";
import { pageLimits } from "@vesper/contract/core/page-limits";
import type { Socket } from "socket.io-client";
import type { z } from "zod";

/** Connection API for pages. The socket library loads with the first connection, for signed-in users only. */

type Handler = (payload: never) => void;

const handlers = new Map<keyof ServerEvents, Set<Handler>>();
const listeners = new Set<() => void>();
let socket: Socket | null = null;

const notifyListeners = () => {
  for (const watcher of listeners) watcher();
};

/** Passes an event, from the server or from a response, to all local subscribers. */
export function dispatch<Name extends keyof ServerEvents>(name: Name, payload: ServerEvents[Name]) {
  for (const handle of handlers.get(name) ?? []) handle(payload as never);
}

function bindSocket(opened: Socket) {
  opened.onAny(dispatch);
  opened.on("connect", notifyListeners);
  opened.on("disconnect", notifyListeners);
}

/** Connects. Returns a function that disconnects. */
export function startRealtime(): () => void {
  const ending = new AbortController();
  void import("./socket.ts").then(({ openSocket }) => {
    if (ending.signal.aborted) return;
    socket = openSocket(ending.signal);
    bindSocket(socket);
  });
  return () => {
    ending.abort();
    socket = null;
    notifyListeners();
  };
}

/** Subscribes to a server event across reconnects. Returns a function that unsubscribes. */
export function subscribe<Name extends keyof ServerEvents>(
  name: Name,
  handle: (payload: ServerEvents[Name]) => void,
): () => void {
  const all = handlers.get(name) ?? new Set();
  handlers.set(name, all.add(handle));
  return () => void all.delete(handle);
}

/** Combines several cleanup functions into one. */
export const combineCleanups =
  (...endings: readonly (() => void)[]) =>
  () => {
    for (const end of endings) end();
  };

export const isConnected = () => socket?.connected === true;

/** Subscribes to changes in the connection state. */
export function subscribeToConnection(watcher: () => void): () => void {
  listeners.add(watcher);
  return () => void listeners.delete(watcher);
}

/** Emits over the socket and waits for the acknowledgement. Rejects without a connection, or on timeout. */
export function emitWithAck<Body extends z.ZodType, Answer extends object>(
  { name }: SocketCall<Body>,
  body: z.input<Body>,
): Promise<SocketAnswer<Answer>> {
  if (!socket?.connected) return Promise.reject(new Error("not connected"));
  return socket.timeout(pageLimits.web.callTimeout).emitWithAck(name, body) as Promise<SocketAnswer<Answer>>;
}

/** Emits without acknowledgement or buffering; the message is dropped while disconnected. */
export function emitVolatile<Body extends z.ZodType>({ name }: SocketCall<Body>, body: z.input<Body>): void {
  if (socket?.connected) socket.volatile.emit(name, body);
}
