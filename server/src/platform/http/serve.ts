import type { Readable } from "node:stream";
import type { AnyEndpoint, ReplyOf, RequestOf } from "@vesper/contract/core/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { createContext, type Context } from "../context.ts";
import { enforce, mayCall } from "../policy.ts";
import { Problem } from "../problem.ts";
import { requireRecentAuthentication } from "../security/recent-authentication.ts";
import { trimmerFor } from "./answer-shape.ts";
import type { App } from "./app.ts";
import { callerOf } from "./caller.ts";
import { detailsOf } from "./details.ts";
import { answerOnce } from "./idempotency.ts";
import { identify } from "./identify.ts";
import { spendPublicRead } from "./protection/public-reads.ts";
import { enforceStorable } from "./storable.ts";

export type { App } from "./app.ts";

type Handler<E extends AnyEndpoint> = (
  ctx: Context,
  request: RequestOf<E>,
  reply: FastifyReply,
) => Promise<ReplyOf<E>>;

/** What visitors read, and they are many: for those who are not signed in it may come from a replica. */
export function serveVisitors<E extends AnyEndpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  serve(app, endpoint, async (ctx, request, reply) => {
    const db = ctx.viewer ? ctx.db : ctx.visitorsDb();
    try {
      return await handle({ ...ctx, db }, request, reply);
    } catch (error) {
      // Nobody has to know that there is a replica, that there was one, or that it was busy following.
      if (db === ctx.db || error instanceof Problem) throw error;
      return handle(ctx, request, reply);
    }
  });
}

/** Serves one endpoint of the contract: limit, policy, validation, use case, serialisation. */
export function serve<E extends AnyEndpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  app.endpoints.push(endpoint);
  const shape = shaperFor(app, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.base + endpoint.path,
    config: { endpoint },
    // Before the body is read: a stranger's upload costs nothing.
    onRequest: (request) => admit(app, endpoint, request),
    handler: async (request, reply) => {
      const input = validate(endpoint, request);
      const run = async () => {
        const answer = await handle(request.ctx, input, reply);
        // Some calls have a second way to succeed, and say so themselves.
        if (reply.statusCode === 200) reply.code(endpoint.status);
        return JSON.stringify(shape(answer));
      };
      const body = endpoint.isOnce ? await answerOnce(request, reply, run) : await run();
      reply.header("content-type", "application/json; charset=utf-8");
      return Buffer.from(body);
    },
  });
}

export interface Download {
  /** What it is: `text/csv`. */
  type: string;
  filename: string;
  content: string | Readable | Uint8Array;
}

/** Serves an endpoint whose answer is a file. */
export function serveDownload<E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (ctx: Context, request: RequestOf<E>) => Promise<Download>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.base + endpoint.path,
    config: { endpoint },
    onRequest: (request) => admit(app, endpoint, request),
    handler: async (request, reply) => {
      const { type, filename, content } = await handle(request.ctx, validate(endpoint, request));
      reply.type(type.startsWith("text/") ? `${type}; charset=utf-8` : type);
      reply.header("content-disposition", `attachment; filename="${filename}"`);
      return content;
    },
  });
}

/** Production trims an answer to its schema; elsewhere it is checked whole, so that a wrong one is found by a test. */
const shaperFor = (app: App, { response }: AnyEndpoint) =>
  app.platform.config.production ? trimmerFor(response) : (answer: unknown) => response.parse(answer);

async function admit(app: App, endpoint: AnyEndpoint, request: FastifyRequest): Promise<void> {
  const { viewer, problem } = await identify(app, request.headers.authorization);
  request.ctx = createContext(app.platform, viewer, callerOf(request, app.platform.config));
  const verdict = mayCall(endpoint.policy, viewer);
  if (!verdict.allowed && problem) throw problem;
  enforce(verdict);
  if (endpoint.policy === "public" && endpoint.method === "GET") {
    spendPublicRead(app.platform, request.ctx.caller, viewer);
  }
  // Before the limit: a refusal that only asks for the password spends nothing.
  if (endpoint.recent) await requireRecentAuthentication(request.ctx);
  if (endpoint.limit) {
    const person = endpoint.limit.per === "person" && viewer ? viewer.userId : request.ctx.caller.network;
    await app.platform.limiter.take(`${endpoint.method} ${endpoint.path} ${person}`, endpoint.limit);
  }
}

function validate<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): RequestOf<E> {
  const { params, query, body } = request;
  const input = {
    params: check(endpoint.params, params),
    query: check(endpoint.query, query),
    body: check(endpoint.body, body),
  };
  // After the schemas, which name every fault at once.
  enforceStorable(params, query, body);
  return input as RequestOf<E>;
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Problem("validation_error", undefined, { details: detailsOf(error) });
  return data;
}
