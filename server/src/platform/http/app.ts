import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context, Platform, Viewer } from "../context.ts";
import type { Problem } from "../problem.ts";

/**
 * Resolves a token to its viewer, or to the problem for which it is not accepted. Synchronous on a cache hit. The
 * accounts module provides it.
 */
export type Authenticate = (token: string) => Viewer | Problem | Promise<Viewer | Problem>;
/** Reloads the current state of the same person and session. */
export type Revalidate = (viewer: Viewer) => Viewer | Problem | Promise<Viewer | Problem>;

export interface Authenticator {
  authenticate: Authenticate;
  revalidate: Revalidate;
}

/** Parameters, query and body of a call, as received. */
export type CallParts = Pick<FastifyRequest, "params" | "query" | "body">;

export interface PageCall {
  endpoint: AnyEndpoint;
  /** Runs the call with the same checks as over HTTP, and returns the trimmed response. */
  run(ctx: Context, parts: CallParts): Promise<unknown>;
}

declare module "fastify" {
  interface FastifyInstance {
    platform: Platform;
    authenticate: Authenticate;
    revalidate: Revalidate;
    /** Endpoints that pages call in process, by method and path. */
    pageCalls: Map<string, PageCall>;
    /** All served endpoints, for the OpenAPI document and the test over all routes. */
    endpoints: AnyEndpoint[];
  }
  interface FastifyRequest {
    ctx: Context;
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
    /** Name of this route in logs and metrics. */
    name?: string;
    /** Whether this is a health probe, whose successful responses are not logged. */
    isProbe?: boolean;
  }
}

export type App = FastifyInstance;
