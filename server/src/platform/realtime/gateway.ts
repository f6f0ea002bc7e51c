import type { IncomingMessage } from "node:http";
import type { SocketRefusal } from "@vesper/contract/core/events";
import type { Socket } from "socket.io";
import type { z } from "zod";
import { createContext, type Caller, type Platform, type Viewer } from "../context.ts";
import type { App, Doorkeeper, StillHere } from "../http/app.ts";
import { networkBehind } from "../http/caller.ts";
import { boundBody } from "../http/protection/connections.ts";
import { countryOf } from "../http/country.ts";
import { detailsOf } from "../http/details.ts";
import { problemFor } from "../http/error-handler.ts";
import { isForeign, securityHeaders } from "../http/protection/security.ts";
import { enforceStorable } from "../http/storable.ts";
import { Problem } from "../problem.ts";
import { recordRefusal } from "../security/security-events.ts";
import { mindGaps } from "./mind-gaps.ts";
import { roomOf, roomOfSession, type SocketHandler, type Sockets } from "./sockets.ts";
import { cutWhenSlow } from "./slow-readers.ts";
import { createCrowdLimit, cutWhenRefused } from "./socket-limits.ts";

export interface Gatekeeper extends Doorkeeper {
  /** Which of these sessions let nobody in any more. */
  whoIsOut(sessionIds: readonly string[]): Promise<string[]>;
}

/** More than this of one connection waiting to be answered is no conversation any more. */
const mostWaiting = 100;

/** Lets people in by their token and answers what they ask, one thing after the other. */
export function openGateway(app: App, sockets: Sockets, gatekeeper: Gatekeeper): void {
  const { platform } = app;
  const { io } = sockets;
  const ownOrigin = new URL(platform.config.publicUrl).origin;
  io.attach(app.server, {
    allowRequest: (request, decide) => decide(null, !isForeign(request.headers, ownOrigin)),
  });

  const headers = securityHeaders(platform.config);
  io.engine.on("headers", (answer: Record<string, string>) => void Object.assign(answer, headers));
  io.engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    boundBody(request);
    next();
  });

  const hasRoom = createCrowdLimit(io);
  io.use((socket, next) => {
    const deny = (problem: Problem) =>
      next(Object.assign(new Error(problem.message), { data: refusal(problem) }));
    admit(gatekeeper, socket).then(
      (viewer) => {
        if (viewer instanceof Problem) return deny(viewer);
        if (!hasRoom(viewer.userId)) return deny(new Problem("too_many_connections"));
        socket.data = { viewer };
        next();
      },
      (error: unknown) => deny(problemFor(error)),
    );
  });

  io.on("connection", (socket) => {
    const { viewer } = socket.data as { viewer: Viewer };
    void socket.join([roomOf(viewer.userId), roomOfSession(viewer.sessionId)]);
    receive(platform, sockets, socket, gatekeeper.stillHere);
    cutWhenSlow(socket);
    sockets.presence.enter(viewer.userId);
    socket.on("disconnect", () => sockets.presence.exit(viewer.userId));
    void greet(platform, sockets, socket, viewer, gatekeeper.stillHere);
  });

  const stop = mindGaps(platform, sockets, gatekeeper);
  app.addHook("onClose", async () => stop());
}

async function admit({ authenticate }: Gatekeeper, socket: Socket): Promise<Viewer | Problem> {
  const token: unknown = socket.handshake.auth["token"];
  return typeof token === "string" ? authenticate(token) : new Problem("unauthorized");
}

const callerOf = ({ config }: Platform, socket: Socket): Caller => ({
  requestId: socket.id,
  network: networkBehind(socket.handshake.headers, socket.handshake.address, config),
  isPageRender: false,
  userAgent: (socket.handshake.headers["user-agent"] ?? "").slice(0, 300),
  country: countryOf(socket.handshake.headers, config),
});

/** Whoever was let in a moment before a ban has no room to be cut from yet; so they are asked once more. */
async function greet(
  platform: Platform,
  { greetings }: Sockets,
  socket: Socket,
  viewer: Viewer,
  stillHere: StillHere,
) {
  try {
    if ((await stillHere(viewer)) instanceof Problem) return void socket.disconnect(true);
    const ctx = createContext(platform, viewer, callerOf(platform, socket));
    for (const greeting of greetings) await greeting(ctx, (name, payload) => void socket.emit(name, payload));
  } catch (error) {
    platform.log.error({ err: error }, "could not greet a connection");
    // The browser connects again, and asks again for what it was not told.
    socket.disconnect(true);
  }
}

/** In turn: the second message of somebody must not overtake the first on its way to the database. */
function receive(platform: Platform, { calls }: Sockets, socket: Socket, stillHere: StillHere) {
  const caller = callerOf(platform, socket);
  const countRefusal = cutWhenRefused(socket);
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function answer(
    name: string,
    { body: schema, handle }: { body: z.ZodType; handle: SocketHandler<never> },
    given: unknown,
  ): Promise<object> {
    try {
      const viewer = await stillHere((socket.data as { viewer: Viewer }).viewer);
      if (viewer instanceof Problem) {
        setImmediate(() => socket.disconnect(true));
        throw viewer;
      }
      const { success, data, error } = schema.safeParse(given);
      if (!success) throw new Problem("validation_error", undefined, { details: detailsOf(error) });
      enforceStorable(given);
      return { ok: true, ...(await handle(createContext(platform, viewer, caller), data as never)) };
    } catch (error) {
      if (!(error instanceof Problem)) platform.log.error({ err: error }, "a socket call failed");
      else if (error.status < 500) countRefusal();
      const problem = problemFor(error);
      const { viewer } = socket.data as { viewer: Viewer };
      recordRefusal(problem, { ...platform, viewer, caller }, name);
      return refusal(problem);
    }
  }

  socket.onAny((name: string) => void (calls.has(name) || countRefusal()));
  for (const [name, call] of calls) {
    socket.on(name, (given: unknown, acknowledge: unknown) => {
      const reply = typeof acknowledge === "function" ? (acknowledge as (answer: object) => void) : () => {};
      if (waiting >= mostWaiting) {
        countRefusal();
        return reply(refusal(new Problem("rate_limited")));
      }
      waiting += 1;
      turn = turn.then(async () => {
        reply(await answer(name, call, given));
        waiting -= 1;
      });
    });
  }
}

const refusal = ({ publicCode, message, retryAfter }: Problem): SocketRefusal => ({
  ok: false,
  error: publicCode,
  message,
  retryAfter,
});
