import type { FastifyRequest } from "fastify";
import type { Viewer } from "../context.ts";
import { enforce, mayCall } from "../policy.ts";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

interface Identity {
  viewer: Viewer | null;
  /** Why a token was not accepted. Only an endpoint that needs a viewer minds. */
  problem?: Problem;
}

/** Reads the bearer token. Without a good one the caller is a visitor. */
export async function identifyViewer(app: App, authorization: string | undefined): Promise<Identity> {
  if (!authorization?.startsWith("Bearer ")) return { viewer: null };
  const answer = await app.authenticate(authorization.slice("Bearer ".length));
  return answer instanceof Problem ? { viewer: null, problem: answer } : { viewer: answer };
}

/** Asked again when a long body is complete: a ban or a lost role while it was sent counts. */
export async function revalidateRequest({ ctx, routeOptions, server }: FastifyRequest): Promise<void> {
  const { endpoint } = routeOptions.config;
  if (!endpoint || !ctx.viewer) return;
  const answer = await server.revalidate(ctx.viewer);
  if (answer instanceof Problem) throw answer;
  enforce(mayCall(endpoint.policy, answer));
}
