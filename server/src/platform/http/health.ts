import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Registry } from "prom-client";
import { isReady } from "../database/migrate.ts";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

export interface Health {
  registry: Registry;
  /** From now on the load balancer shall send nobody here. */
  drain(): void;
}

/** Alive, ready, and in numbers. */
export function serveHealth(app: App): Health {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let draining = false;

  app.addHook("onSend", (_request, reply, payload, done) => {
    // Load balancers keep connections open, and would go on asking here.
    if (draining) reply.header("connection", "close");
    done(null, payload);
  });

  const probe = { config: { isProbe: true } };
  app.get("/healthz", probe, async () => ({ status: "alive" }));

  app.get("/readyz", probe, async (_request, reply) => {
    const ready = !draining && (await isReady(app.platform.db));
    if (!ready) reply.code(503).header("retry-after", 2);
    return { status: ready ? "ready" : "not ready" };
  });

  app.get("/metrics", async (request, reply) => {
    const { metricsToken } = app.platform.config;
    const local =
      !metricsToken && isLoopback(request.socket.remoteAddress) && !request.headers["x-forwarded-for"];
    if (!local && !holds(request.headers.authorization, metricsToken)) throw new Problem("not_found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  return {
    registry,
    drain: () => {
      draining = true;
    },
  };
}

const isLoopback = (ip: string | undefined) =>
  ip === "127.0.0.1" || ip === "::1" || ip === "::ffff:127.0.0.1";

function holds(authorization: string | undefined, token: string | undefined): boolean {
  if (!authorization || !token) return false;
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
