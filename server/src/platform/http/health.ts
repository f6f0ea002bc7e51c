import { collectDefaultMetrics, Registry } from "prom-client";
import { isReady } from "../database/migrate.ts";
import type { App } from "./app.ts";
import { serveMetrics } from "./metrics.ts";

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

  serveMetrics(app, registry);

  return {
    registry,
    drain: () => {
      draining = true;
    },
  };
}
