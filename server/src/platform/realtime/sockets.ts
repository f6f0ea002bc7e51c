import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@vesper/contract/core/limits";
import type { SocketCall, ServerEvents } from "@vesper/contract/core/events";
import { Server, type ServerOptions } from "socket.io";
import type { z } from "zod";
import type { Context, Viewer } from "../context.ts";
import type { Nodes } from "../nodes/nodes.ts";
import type { createStreamsAdapter } from "./redis-adapter.ts";
import { createPresence } from "./presence.ts";
import { createMessageEmitter } from "./emit-message.ts";
import type { Realtime } from "./realtime.ts";
import { toSessionRoom, toUserRoom } from "./rooms.ts";

export type SocketHandler<Body> = (ctx: Context, body: Body) => Promise<object | void>;
export type ConnectHandler = (ctx: Context, emit: EmitToSocket) => Promise<void>;
export type EmitToSocket = <Name extends keyof ServerEvents>(name: Name, payload: ServerEvents[Name]) => void;

/** Sockets dropped at a time, to spread reconnects. */
const batchSize = 200;

/** A lost connection is detected after 8 + 4 seconds, and others are notified shortly after. */
export const heartbeat = { pingInterval: 8_000, pingTimeout: 4_000 };

const serverOptions = {
  serveClient: false,
  transports: ["websocket", "polling"],
  perMessageDeflate: false,
  httpCompression: false,
  // Disabled: clients request missed messages by sequence number, and a recovered connection would let a banned
  // person back in.
  connectionStateRecovery: undefined,
  maxHttpBufferSize: limits.chat.event,
  ...heartbeat,
} satisfies Partial<ServerOptions>;

export function createRealtime(nodes: Nodes, adapter?: ReturnType<typeof createStreamsAdapter>) {
  const io = new Server({ ...(adapter && { adapter: adapter.adapter }), ...serverOptions });
  const presence = createPresence(nodes);
  const calls = new Map<string, { body: z.ZodType; handle: SocketHandler<never> }>();
  const connectHandlers: ConnectHandler[] = [];
  const toUsers = (userIds: readonly string[]) => io.to(userIds.map(toUserRoom));

  return {
    io,
    calls,
    greetings: connectHandlers,
    presence,
    emitTo: (userIds, name, payload, { except } = { except: "" }) =>
      void (userIds.length > 0 && toUsers(userIds).except(except).emit(name, payload)),
    emitMessage: createMessageEmitter(io, { isAlone: !adapter }),
    emitVolatile: (userIds, name, payload) =>
      void (userIds.length > 0 && toUsers(userIds).volatile.emit(name, payload)),
    emitLocal: (userIds, name, payload) =>
      void (userIds.length > 0 && io.local.to(userIds.map(toUserRoom)).emit(name, payload)),
    emitLocalExcept: (except, name, payload) =>
      void io.local.except(except.map(toUserRoom)).emit(name, payload),
    disconnectSessions: (ids) =>
      void (ids.length > 0 && io.in(ids.map(toSessionRoom)).disconnectSockets(true)),
    disconnectUser: (userId) => io.in(toUserRoom(userId)).disconnectSockets(true),

    getLocalSessions: () => listSessions(io),
    disconnectLocalSessions: (ids: readonly string[]) =>
      void (ids.length > 0 && io.local.in(ids.map(toSessionRoom)).disconnectSockets(true)),

    /** Drops the connections as if the network had failed: browsers reconnect and request what they missed. */
    async dropLocalConnections() {
      const sockets = [...io.sockets.sockets.values()];
      for (let at = 0; at < sockets.length; at += batchSize) {
        for (const { conn } of sockets.slice(at, at + batchSize)) conn.close();
        await pause(100, undefined, { ref: false });
      }
    },

    /** Drops the connections on shutdown; browsers reconnect to another node. */
    close() {
      presence.clear();
      adapter?.close();
      io.engine?.close();
      // Otherwise the adapter would continue to poll Redis.
      void io.of("/").adapter.close();
    },
  } satisfies Realtime & Record<string, unknown>;
}

/** A session with the roles that its account had when it connected. */
export type ConnectedSession = Pick<Viewer, "sessionId" | "roles">;

/** Sessions connected to this node. Several tabs share one, unless the roles changed in between. */
function listSessions(io: Server): ConnectedSession[] {
  const viewers = io.sockets.sockets.values().map(({ data }) => (data as { viewer: Viewer }).viewer);
  return [
    ...new Map(viewers.map((viewer) => [`${viewer.sessionId} ${viewer.roles.join()}`, viewer])).values(),
  ];
}

export type Sockets = ReturnType<typeof createRealtime>;

/** Serves one socket call of the contract, as `serve` does over HTTP. */
export function serveSocket<Body extends z.ZodType>(
  { calls }: Sockets,
  { name, body }: SocketCall<Body>,
  handle: SocketHandler<z.output<Body>>,
): void {
  calls.set(name, { body, handle });
}
