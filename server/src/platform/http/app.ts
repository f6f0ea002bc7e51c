import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import type { FastifyInstance } from "fastify";
import type { Context, Platform, Viewer } from "../context.ts";
import type { Problem } from "../problem.ts";

/** Tells who a token belongs to, or why it is not accepted; at once where that is known. Accounts provides it. */
export type Authenticate = (token: string) => Viewer | Problem | Promise<Viewer | Problem>;
/** The same person in the same session, as they stand now. */
export type Revalidate = (viewer: Viewer) => Viewer | Problem | Promise<Viewer | Problem>;

export interface Authenticator {
  authenticate: Authenticate;
  revalidate: Revalidate;
}

declare module "fastify" {
  interface FastifyInstance {
    platform: Platform;
    authenticate: Authenticate;
    revalidate: Revalidate;
    /** Everything that is served, for the OpenAPI document and for the test of all routes. */
    endpoints: AnyEndpoint[];
  }
  interface FastifyRequest {
    ctx: Context;
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
    /** What the log and the metrics call this route. */
    name?: string;
    /** Asked every second by machines: a good answer is worth no line in the log. */
    isProbe?: boolean;
  }
}

export type App = FastifyInstance;
