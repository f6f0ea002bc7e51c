import type { IncomingMessage } from "node:http";
import { combinedDelivery, type SocketRefusal } from "@vesper/contract/core/events";
import type { Socket } from "socket.io";
import type { z } from "zod";
import { findAdmission } from "../age/gate.ts";
import { createContext, type Caller, type Platform, type Viewer } from "../context.ts";
import type { App, Authenticator, Revalidate } from "../http/app.ts";
import { getClientNetwork } from "../http/caller.ts";
import { limitBodyTime } from "../http/protection/connections.ts";
import { toDetails } from "../http/details.ts";
import { toProblem } from "../http/error-handler.ts";
import { isCrossSite, getSecurityHeaders } from "../http/protection/security.ts";
import { enforceDepth } from "../http/json-body.ts";
import { enforceStorable } from "../http/storable.ts";
import { Problem } from "../problem.ts";
import { recordRefusal } from "../security/security-events.ts";
import { revalidateConnections } from "./session-revalidation.ts";
import { toDeliveryRoom, toSessionRoom, toUserRoom } from "./rooms.ts";
import type { ConnectedSession, SocketHandler, Sockets } from "./sockets.ts";
import { disconnectSlowClient } from "./backpressure.ts";
import { createConnectionLimit, disconnectAfterRefusals } from "./socket-limits.ts";

export interface SessionAuthenticator extends Authenticator {
  /** Filters the given sessions to those that are no longer valid, or whose account has other roles by now. */
  findOutdated(sessions: readonly ConnectedSession[]): Promise<string[]>;
}

/** Maximum number of queued calls per connection. A client that exceeds it is abusive. */
const maxQueuedCalls = 100;

/** Authenticates sockets by token and handles their calls in order. */
export function openGateway(app: App, sockets: Sockets, authenticator: SessionAuthenticator): void {
  const { platform } = app;
  const { io } = sockets;
  io.attach(app.server, {
    allowRequest: (request, decide) => decide(null, !isCrossSite(request.headers, platform.config.publicUrl)),
  });

  io.engine.on("headers", (answer: Record<string, string>) => {
    Object.assign(answer, getSecurityHeaders(platform.config));
  });
  io.engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    limitBodyTime(request);
    next();
  });

  const hasRoom = createConnectionLimit(io);
  io.use((socket, next) => {
    const deny = (problem: Problem) =>
      next(Object.assign(new Error(problem.message), { data: toSocketRefusal(problem) }));
    authenticateSocket(platform, authenticator, socket).then(
      (viewer) => {
        if (viewer instanceof Problem) return deny(viewer);
        if (!hasRoom(viewer.userId)) return deny(new Problem("too_many_connections"));
        socket.data = { viewer };
        next();
      },
      (error: unknown) => deny(toProblem(error)),
    );
  });

  io.on("connection", (socket) => {
    const { viewer } = socket.data as { viewer: Viewer };
    void socket.join([
      toUserRoom(viewer.userId),
      toSessionRoom(viewer.sessionId),
      ...(socket.handshake.auth["delivery"] === combinedDelivery.delivery
        ? [toDeliveryRoom(viewer.userId)]
        : []),
    ]);
    handleCalls(platform, sockets, socket, authenticator.revalidate);
    disconnectSlowClient(socket);
    sockets.presence.enter(viewer.userId);
    socket.on("disconnect", () => sockets.presence.exit(viewer.userId));
    void runConnectHandlers(platform, sockets, socket, viewer, authenticator.revalidate);
  });

  const isGated = isSocketGated.bind(null, platform);
  const stop = revalidateConnections(platform, sockets, { ...authenticator, isGated });
  app.addHook("onClose", async () => stop());
}

async function authenticateSocket(
  platform: Platform,
  { authenticate }: SessionAuthenticator,
  socket: Socket,
): Promise<Viewer | Problem> {
  if (isSocketGated(platform, socket)) return new Problem("age_proof_required");
  const token: unknown = socket.handshake.auth["token"];
  const viewer = typeof token === "string" ? await authenticate(token) : new Problem("unauthorized");
  // Sockets receive everything a person does, which no scope of a personal access token covers.
  return !(viewer instanceof Problem) && viewer.token ? new Problem("unauthorized") : admitViewer(viewer);
}

/** The pass of the handshake may have ended since, or the rules may have become stricter. */
const isSocketGated = (platform: Platform, { handshake }: Socket): boolean =>
  findAdmission(handshake.headers, platform).isGated;

/** No event enrolls a second factor, so staff who still need one get no connection. */
const admitViewer = (viewer: Viewer | Problem): Viewer | Problem =>
  !(viewer instanceof Problem) && viewer.needsSecondFactor ? new Problem("second_factor_required") : viewer;

const getSocketCaller = (platform: Platform, socket: Socket): Caller => ({
  requestId: socket.id,
  network: getClientNetwork(socket.handshake.headers, socket.handshake.address, platform.config),
  isPageRender: false,
  userAgent: (socket.handshake.headers["user-agent"] ?? "").slice(0, 300),
  ...findAdmission(socket.handshake.headers, platform),
});

/**
 * Revalidates the socket once more after it has joined its rooms: a ban at the moment of connecting disconnects
 * those rooms before this socket is in them.
 */
async function runConnectHandlers(
  platform: Platform,
  { greetings }: Sockets,
  socket: Socket,
  viewer: Viewer,
  revalidate: Revalidate,
) {
  try {
    const current = admitViewer(await revalidate(viewer));
    if (current instanceof Problem) return void socket.disconnect(true);
    socket.data = { viewer: current };
    const ctx = createContext(platform, current, getSocketCaller(platform, socket));
    for (const handler of greetings) await handler(ctx, (name, payload) => void socket.emit(name, payload));
  } catch (error) {
    platform.log.error({ err: error }, "could not initialize socket");
    // The browser reconnects and requests the missed messages.
    socket.disconnect(true);
  }
}

/** Handles the calls of a socket sequentially, so that messages reach the database in the order they were sent. */
function handleCalls(platform: Platform, { calls }: Sockets, socket: Socket, revalidate: Revalidate) {
  const caller = getSocketCaller(platform, socket);
  const countRefusal = disconnectAfterRefusals(socket);
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function handleCall(
    name: string,
    { body: schema, handle }: { body: z.ZodType; handle: SocketHandler<never> },
    given: unknown,
  ): Promise<object> {
    try {
      const viewer = admitViewer(await revalidate((socket.data as { viewer: Viewer }).viewer));
      if (viewer instanceof Problem) {
        setImmediate(() => socket.disconnect(true));
        throw viewer;
      }
      if (isSocketGated(platform, socket)) throw new Problem("age_proof_required");
      enforceDepth(given);
      const { success, data, error } = schema.safeParse(given);
      if (!success) throw new Problem("validation_error", undefined, { details: toDetails(error) });
      enforceStorable(given);
      return { ok: true, ...(await handle(createContext(platform, viewer, caller), data as never)) };
    } catch (error) {
      if (!(error instanceof Problem)) platform.log.error({ err: error }, "socket call failed");
      else if (error.status < 500) countRefusal();
      const problem = toProblem(error);
      const { viewer } = socket.data as { viewer: Viewer };
      recordRefusal(problem, { ...platform, viewer, caller }, name);
      return toSocketRefusal(problem);
    }
  }

  refuseUnknown(socket, calls, countRefusal);
  for (const [name, call] of calls) {
    socket.on(name, (...args: unknown[]) => {
      const reply = takeReply(args);
      const [given] = args;
      if (waiting >= maxQueuedCalls) {
        countRefusal();
        return reply(toSocketRefusal(new Problem("rate_limited")));
      }
      waiting += 1;
      turn = turn.then(async () => {
        reply(await handleCall(name, call, given));
        waiting -= 1;
      });
    });
  }
}

function refuseUnknown(socket: Socket, calls: Sockets["calls"], countRefusal: () => void): void {
  socket.onAny((name: string, ...args: unknown[]) => {
    if (calls.has(name)) return;
    countRefusal();
    takeReply(args)(toSocketRefusal(new Problem("not_found")));
  });
}

/** Removes the acknowledgement from the arguments of an event. It is the last one, however many the client sent. */
function takeReply(args: unknown[]): (answer: object) => void {
  return typeof args.at(-1) === "function" ? (args.pop() as (answer: object) => void) : () => {};
}

const toSocketRefusal = ({ publicCode, message, retryAfter }: Problem): SocketRefusal => ({
  ok: false,
  error: publicCode,
  message,
  retryAfter,
});
