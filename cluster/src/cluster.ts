import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { toBucketSettings, createBucket } from "./engines/bucket.ts";
import { createPostgres, createReplica, type Engine } from "./engines/postgres.ts";
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
  readonly replica: Engine | null;
  /** Environment variables for every node. */
  readonly env: Record<string, string>;
}

/** Returns the address under which one part reaches another. A test may put a link in between. */
export type ConnectParts = (from: string, to: string, url: string) => Promise<string>;

interface ClusterOptions {
  size: number;
  /** Folder for all data and logs. */
  folder: string;
  env?: Record<string, string>;
  /** Port for the proxy. */
  port?: number;
  connect?: ConnectParts;
  /** Whether the nodes read from a replica. */
  hasReplica?: boolean;
  /** Script that starts a node; defaults to the server. */
  script?: string;
}

/** These secrets are sufficient for nodes that only this machine can reach. */
const secrets = { JWT_SECRET: "a secret of the cluster on this machine", DOCUMENT_KEY: "5a".repeat(32) };

async function startEngines({ folder, hasReplica }: ClusterOptions) {
  const programs = ensurePrograms();
  const postgres = await createPostgres({ programs: programs.postgres, folder: join(folder, "postgres") });
  const redis = await createRedis(programs.redis, join(folder, "redis"));
  const bucket = await createBucket(join(folder, "bucket"));
  await Promise.all([postgres, redis, bucket].map((engine) => engine.start()));
  const place = { programs: programs.postgres, folder: join(folder, "replica") };
  const replica = hasReplica ? await createReplica(place, postgres) : null;
  await replica?.start();
  return { postgres, redis, bucket, replica };
}
type Engines = Awaited<ReturnType<typeof startEngines>>;

/** Addresses of the engines, as one node reaches them. */
const connectNode = async (name: string, engines: Engines, connect: ConnectParts) => ({
  DATABASE_URL: await connect(name, "postgres", engines.postgres.url),
  REDIS_URL: await connect(name, "redis", engines.redis.url),
  S3_ENDPOINT: await connect(name, "bucket", engines.bucket.url),
  ...(engines.replica && {
    DATABASE_REPLICA_URL: await connect(name, "replica", engines.replica.url),
  }),
});

const connectDirectly: ConnectParts = async (_from, _to, url) => url;

/** Starts PostgreSQL, Redis, a bucket, some nodes and a proxy in front of them. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { size, folder, env, port = 0, connect = connectDirectly, script } = options;
  mkdirSync(folder, { recursive: true });
  // If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const engines = await startEngines(options);
  const { postgres, redis, bucket, replica } = engines;

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
  const create = async (name: string) =>
    createNode({
      name,
      folder,
      env: { ...settings, ...(await connectNode(name, engines, connect)) },
      script,
    });
  const nodes = await Promise.all(names.map(create));
  // Nodes start in parallel: one prepares the database while the others wait for it.
  await Promise.all(nodes.map((node) => node.start()));
  const origins = await Promise.all(nodes.map(({ name, origin }) => connect("proxy", name, origin)));
  const proxy = await startProxy(origins, port);

  return {
    nodes,
    proxy,
    ...engines,
    env: settings,
    async [Symbol.asyncDispose]() {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
      await replica?.stop();
      await Promise.all([postgres, redis, bucket].map((engine) => engine.stop()));
    },
  };
}
