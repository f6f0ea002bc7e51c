import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Database } from "../../database/client.ts";
import { isReady } from "../../database/migrate.ts";
import type { App } from "../app.ts";
import { serveMetrics } from "./metrics.ts";

export interface Health {
  registry: Registry;
  /** From now on the load balancer shall send nobody here. */
  drain(): void;
}

/** A database that does not answer for this long hangs. */
const readinessTimeout = 1_500;

/** Alive, ready, and in numbers. */
export function serveHealth(app: App): Health {
  const { db, config } = app.platform;
  const registry = new Registry();
  const answersInTime = createReadinessCheck(db);
  collectDefaultMetrics({ register: registry });
  registerDiskGauge(registry, config.dataDir);
  let draining = false;

  app.addHook("onSend", (_request, reply, payload, done) => {
    // Load balancers keep connections open, and would go on asking here.
    if (draining) reply.header("connection", "close");
    done(null, payload);
  });

  const probe = { config: { isProbe: true } };
  app.get("/healthz", probe, async () => ({ status: "alive" }));

  app.get("/readyz", probe, async (_request, reply) => {
    const ready = !draining && (await answersInTime());
    if (!ready) reply.code(503).header("retry-after", 2);
    // Not a reason to send nobody here: pages are still served, only uploads are refused.
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

/** One question at a time: while the database hangs, probes must not take all of its connections. */
function createReadinessCheck(db: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= isReady(db).finally(() => (asked = undefined));
    return Promise.race([asked, pause(readinessTimeout, false, { ref: false })]);
  };
}

/** Room for this process on the disk of the data folder; a folder that is not there yet has no limit. */
async function getFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

function registerDiskGauge(registry: Registry, folder: string): void {
  const gauge = new Gauge({
    name: "vesper_disk_free_bytes",
    help: "Room that is left on the disk of DATA_DIR",
    registers: [],
    async collect() {
      this.set(await getFreeBytes(folder));
    },
  });
  registry.registerMetric(gauge);
}
