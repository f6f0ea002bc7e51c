import { setTimeout as pause } from "node:timers/promises";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Database } from "../../database/client.ts";
import { isReady } from "../../database/migrate.ts";
import { getFreeBytes } from "../../storage/free-space.ts";
import type { App } from "../app.ts";
import { serveMetrics } from "./metrics.ts";

export interface Health {
  registry: Registry;
  /** Makes the readiness probe fail, so that load balancers stop sending requests. */
  drain(): void;
}

/** A database that takes longer than this to respond counts as hanging. */
const readinessTimeout = 1_500;

/** Serves liveness, readiness and metrics. */
export function serveHealth(app: App): Health {
  const { db, config } = app.platform;
  const registry = new Registry();
  const answersInTime = createReadinessCheck(db);
  collectDefaultMetrics({ register: registry });
  registerDiskGauge(registry, config.dataDir);
  let draining = false;

  app.addHook("onSend", (_request, reply, payload, done) => {
    // Load balancers keep connections open and would continue to use them, so close them.
    if (draining) reply.header("connection", "close");
    done(null, payload);
  });

  const probe = { config: { isProbe: true } };
  app.get("/healthz", probe, async () => ({ status: "alive" }));

  app.get("/readyz", probe, async (_request, reply) => {
    const ready = !draining && (await answersInTime());
    if (!ready) reply.code(503).header("retry-after", 2);
    // Low disk space does not make the node unready: pages are still served, only uploads are refused.
    const isDiskLow = (await getFreeBytes(config.dataDir)) < config.diskFloor;
    return { status: ready ? "ready" : "not ready", ...(isDiskLow && { degraded: ["disk"] }) };
  });

  serveMetrics(app, registry);

  return {
    registry,
    drain: () => {
      draining = true;
    },
  };
}

/** Runs one readiness check at a time, so that probes cannot exhaust the connections while the database hangs. */
function createReadinessCheck(db: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= isReady(db).finally(() => (asked = undefined));
    return Promise.race([asked, pause(readinessTimeout, false, { ref: false })]);
  };
}

function registerDiskGauge(registry: Registry, folder: string): void {
  const gauge = new Gauge({
    name: "vesper_disk_free_bytes",
    help: "Free space on the disk that holds DATA_DIR",
    registers: [],
    async collect() {
      this.set(await getFreeBytes(folder));
    },
  });
  registry.registerMetric(gauge);
}
