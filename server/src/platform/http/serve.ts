import type { Readable } from "node:stream";
import type { AnyEndpoint, EndpointReply, EndpointRequest } from "@vesper/contract/core/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { limits } from "@vesper/contract/core/limits";
import { createContext, type Context, type Platform, type Viewer } from "../context.ts";
import { enforce, mayCall, mayCallWithToken, mayPassGate, mayUseSession } from "../policy.ts";
import { Problem } from "../problem.ts";
import { requireRecentAuthentication } from "../security/recent-authentication.ts";
import { compileSerializer } from "./response-serializer.ts";
import type { App, CallParts } from "./app.ts";
import { getCaller } from "./caller.ts";
import { toDetails } from "./details.ts";
import { runIdempotently } from "./idempotency.ts";
import { identifyViewer } from "./identify.ts";
import { limitPublicRead } from "./protection/public-reads.ts";
import { enforceStorable } from "./storable.ts";

export type { App } from "./app.ts";

type Handler<E extends AnyEndpoint> = (
  ctx: Context,
  request: EndpointRequest<E>,
) => Promise<EndpointReply<E>>;

/** Serves an endpoint whose anonymous reads may come from a replica. */
export function serveFromReplica<E extends AnyEndpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  serve(app, endpoint, async (ctx, request) => {
    const db = ctx.viewer ? ctx.db : ctx.getReadDb();
    try {
      return await handle({ ...ctx, db }, request);
    } catch (error) {
      // Retry on the primary, so that callers do not notice a replica that is lost or behind.
      if (db === ctx.db || error instanceof Problem) throw error;
      return handle(ctx, request);
    }
  });
}

/** Serves one endpoint of the contract, over HTTP and to pages: limit, policy, validation, use case, serialization. */
export function serve<E extends AnyEndpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  serveWithReply(app, endpoint, handle);
  const serialize = createSerializer(app, endpoint);
  app.pageCalls.set(`${endpoint.method} ${endpoint.base}${endpoint.path}`, {
    endpoint,
    run: async (ctx, parts) => {
      await authorizeCall(app, endpoint, ctx);
      return serialize(await handle(ctx, validateParts(endpoint, parts)));
    },
  });
}

/** Serves an endpoint whose handler needs the HTTP request or sets the status itself. Pages cannot call it. */
export function serveWithReply<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (ctx: Context, request: EndpointRequest<E>, reply: FastifyReply) => Promise<EndpointReply<E>>,
): void {
  app.endpoints.push(endpoint);
  const serialize = createSerializer(app, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.base + endpoint.path,
    config: { endpoint },
    // Authorizes before the body is read, so that an unauthorized upload costs nothing.
    onRequest: (request) => authorizeRequest(app, endpoint, request),
    handler: async (request, reply) => {
      const input = validateParts(endpoint, request);
      const run = async () => {
        const answer = await handle(request.ctx, input, reply);
        // Some calls have a second success status and set it themselves.
        if (reply.statusCode === 200) reply.code(endpoint.status);
        return JSON.stringify(serialize(answer));
      };
      const body = endpoint.isOnce ? await runIdempotently(request, reply, run) : await run();
      reply.header("content-type", "application/json; charset=utf-8");
      return body;
    },
  });
}

export interface Download {
  /** Media type, for example `text/csv`. */
  type: string;
  filename: string;
  content: string | Readable | Uint8Array;
}

/** Serves an endpoint that responds with a file. */
export function serveDownload<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (ctx: Context, request: EndpointRequest<E>) => Promise<Download>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.base + endpoint.path,
    config: { endpoint },
    onRequest: (request) => authorizeRequest(app, endpoint, request),
    handler: async (request, reply) => {
      const { type, filename, content } = await handle(request.ctx, validateParts(endpoint, request));
      reply.type(type.startsWith("text/") ? `${type}; charset=utf-8` : type);
      reply.header("content-disposition", `attachment; filename="${filename}"`);
      return content;
    },
  });
}

/**
 * Production trims a response to its schema. Other environments validate it fully, so that tests catch an invalid
 * one.
 */
const createSerializer = (app: App, { response }: AnyEndpoint) =>
  app.platform.config.production ? compileSerializer(response) : (answer: unknown) => response.parse(answer);

async function authorizeRequest(app: App, endpoint: AnyEndpoint, request: FastifyRequest): Promise<void> {
  const { viewer, problem } = await identifyViewer(app, request.headers.authorization);
  request.ctx = createContext(app.platform, viewer, getCaller(request, app.platform));
  await authorizeCall(app, endpoint, request.ctx, problem);
}

/** Enforces policy and limits. `problem` is the reason why the caller's token was not accepted. */
async function authorizeCall(
  { platform }: App,
  endpoint: AnyEndpoint,
  ctx: Context,
  problem?: Problem,
): Promise<void> {
  const { viewer, caller } = ctx;
  enforce(mayPassGate(endpoint, caller));
  enforce(mayUseSession(endpoint, viewer));
  const verdict = mayCall(endpoint.policy, viewer);
  if (!verdict.allowed && problem) throw problem;
  enforce(verdict);
  if (viewer?.token) await authorizeToken(platform, endpoint, viewer);
  if (endpoint.policy === "public" && endpoint.method === "GET") limitPublicRead(platform, caller, viewer);
  // Check this before the limit, so that a request that only needs reauthentication does not count against it.
  if (endpoint.recent) await requireRecentAuthentication(ctx);
  if (endpoint.limit) {
    const person = endpoint.limit.per === "person" && viewer ? viewer.userId : caller.network;
    await platform.limiter.consume(`${endpoint.method} ${endpoint.path} ${person}`, endpoint.limit);
  }
}

async function authorizeToken({ limiter }: Platform, endpoint: AnyEndpoint, viewer: Viewer): Promise<void> {
  enforce(mayCallWithToken(endpoint, viewer));
  const { perMinute } = limits.personalTokens;
  await limiter.takeToken(`personal token ${viewer.sessionId}`, {
    burst: perMinute,
    perSecond: perMinute / 60,
  });
}

function validateParts<E extends AnyEndpoint>(endpoint: E, parts: CallParts): EndpointRequest<E> {
  const { params, query, body } = parts;
  const input = {
    params: parsePart(endpoint.params, params),
    query: parsePart(endpoint.query, query),
    body: parsePart(endpoint.body, body),
  };
  // Check this after the schemas, because they report all errors at once.
  enforceStorable(params, query, body);
  return input as EndpointRequest<E>;
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Problem("validation_error", undefined, { details: toDetails(error) });
  return data;
}
