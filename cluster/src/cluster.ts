import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { toBucketSettings, createBucket } from "./engines/bucket.ts";
import { createPostgres, type Engine } from "./engines/postgres.ts";
import { createRedis } from "./engines/redis.ts";
import { createNode, type Node } from "./node.ts";
import { ensurePrograms } from "./programs.ts";
import { startProxy, type Proxy } from "./proxy.ts";

export interface Cluster extends AsyncDisposable {
  readonly nodes: readonly Node[];
  readonly proxy: Proxy;
  readonly postgres: Engine;
  readonly redis: Engine;
  readonly bucket: Engine;
  /** Environment variables for every node. */
  readonly env: Record<string, string>;
}

interface ClusterOptions {
  size: number;
  /** Folder for all data and logs. */
  folder: string;
  env?: Record<string, string>;
  /** Port for the proxy. */
  port?: number;
}

/** These secrets are sufficient for nodes that only this machine can reach. */
const secrets = { JWT_SECRET: "a secret of the cluster on this machine", DOCUMENT_KEY: "5a".repeat(32) };

/** Starts PostgreSQL, Redis, a bucket, some nodes and a proxy in front of them. */
export async function startCluster({ size, folder, env, port = 0 }: ClusterOptions): Promise<Cluster> {
  const programs = ensurePrograms();
  mkdirSync(folder, { recursive: true });
  // If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const postgres = await createPostgres({ programs: programs.postgres, folder: join(folder, "postgres") });
  const redis = await createRedis(programs.redis, join(folder, "redis"));
  const bucket = await createBucket(join(folder, "bucket"));
  const engines = [postgres, redis, bucket];
  await Promise.all(engines.map((engine) => engine.start()));

  const settings = {
    NODE_ENV: "production",
    SETUP: "off",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ...toBucketSettings(bucket),
    ...secrets,
    DATA_DIR: join(folder, "node"),
    // Use "on", not "1": the previous release, which the tests start next to this one, accepts only on and off.
    TRUST_PROXY: "on",
    ...(port > 0 && { PUBLIC_URL: `http://localhost:${port}` }),
    ...env,
  };
  const names = Array.from({ length: size }, (_, at) => `node-${at + 1}`);
  const nodes = await Promise.all(names.map((name) => createNode({ name, folder, env: settings })));
  // Nodes start in parallel: one prepares the database while the others wait for it.
  await Promise.all(nodes.map((node) => node.start()));
  const proxy = await startProxy(nodes, port);

  return {
    nodes,
    proxy,
    postgres,
    redis,
    bucket,
    env: settings,
    async [Symbol.asyncDispose]() {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
      await Promise.all(engines.map((engine) => engine.stop()));
    },
  };
}
