import type { SocketAnswer, SocketCall, ServerEvents } from "@vesper/contract/core/events";
import { pageLimits } from "@vesper/contract/core/page-limits";
import type { Socket } from "socket.io-client";
import type { z } from "zod";

/** What the pages know of the connection. The library behind it loads with the first one, for signed-in people. */

type Handler = (payload: never) => void;

const handlers = new Map<keyof ServerEvents, Set<Handler>>();
const listeners = new Set<() => void>();
let socket: Socket | null = null;

const notifyListeners = () => {
  for (const watcher of listeners) watcher();
};

/** Everybody who listens hears it: what the server tells, or what an answer has brought along. */
export function dispatch<Name extends keyof ServerEvents>(name: Name, payload: ServerEvents[Name]) {
  for (const handle of handlers.get(name) ?? []) handle(payload as never);
}

function bindSocket(opened: Socket) {
  opened.onAny(dispatch);
  opened.on("connect", notifyListeners);
  opened.on("disconnect", notifyListeners);
}

/** Connects, until the function that it gives back is called. */
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

/** Hears what the server tells, over every connection until it is taken back. */
export function subscribe<Name extends keyof ServerEvents>(
  name: Name,
  handle: (payload: ServerEvents[Name]) => void,
): () => void {
  const all = handlers.get(name) ?? new Set();
  handlers.set(name, all.add(handle));
  return () => void all.delete(handle);
}

/** Ends several at once. */
export const combineCleanups =
  (...endings: readonly (() => void)[]) =>
  () => {
    for (const end of endings) end();
  };

export const isConnected = () => socket?.connected === true;

/** Hears of every change between connected and not. */
export function subscribeToConnection(watcher: () => void): () => void {
  listeners.add(watcher);
  return () => void listeners.delete(watcher);
}

/** Asks over the socket and waits for the answer. Fails when there is no connection, or no answer in time. */
export function emitWithAck<Body extends z.ZodType, Answer extends object>(
  { name }: SocketCall<Body>,
  body: z.input<Body>,
): Promise<SocketAnswer<Answer>> {
  if (!socket?.connected) return Promise.reject(new Error("not connected"));
  return socket.timeout(pageLimits.web.callTimeout).emitWithAck(name, body) as Promise<SocketAnswer<Answer>>;
}

/** Says something that is not worth waiting for, nor keeping for later. */
export function emitVolatile<Body extends z.ZodType>({ name }: SocketCall<Body>, body: z.input<Body>): void {
  if (socket?.connected) socket.volatile.emit(name, body);
}
