import type { FastifyRequest } from "fastify";
import type { Viewer } from "../context.ts";
import { enforce, mayCall, mayUseSession } from "../policy.ts";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

interface Identity {
  viewer: Viewer | null;
  /** Reason a token was not accepted; matters only to endpoints that need a viewer. */
  problem?: Problem;
}

/** Authenticates the bearer token. A caller without a valid token is a visitor. */
export async function identifyViewer(app: App, authorization: string | undefined): Promise<Identity> {
  if (!authorization?.startsWith("Bearer ")) return { viewer: null };
  const answer = await app.authenticate(authorization.slice("Bearer ".length));
  return answer instanceof Problem ? { viewer: null, problem: answer } : { viewer: answer };
}

/**
 * Checks the viewer again after a long body was received, so that a ban or a lost role in the meantime takes effect.
 */
export async function revalidateRequest({ ctx, routeOptions, server }: FastifyRequest): Promise<void> {
  const { endpoint } = routeOptions.config;
  if (!endpoint || !ctx.viewer) return;
  const answer = await server.revalidate(ctx.viewer);
  if (answer instanceof Problem) throw answer;
  enforce(mayUseSession(endpoint, answer));
  enforce(mayCall(endpoint.policy, answer));
}
