import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openPostgres, type Database } from "../../server/src/platform/database/client.ts";
import { createLog } from "../../server/src/platform/log.ts";
import { createRootKeys } from "../../server/src/platform/sealing/root-keys.ts";
import { createSealing, type Sealing } from "../../server/src/platform/sealing/sealing.ts";
import { createSecrets, type Secrets } from "../../server/src/platform/security/secrets.ts";
import { startCluster, type Cluster, type ConnectParts } from "../src/cluster.ts";
import { openLink, type Link } from "../src/link.ts";
import type { LinkName, NodeName } from "./plan/plan.ts";
import { signalIfAlive } from "./signal.ts";

/** A running site whose every connection can be cut, and the harness's own way into its database. */
export interface Site extends AsyncDisposable {
  readonly cluster: Cluster;
  /** Address for clients, through a link. */
  readonly url: string;
  readonly links: ReadonlyMap<LinkName, Link>;
  /** Direct connection to the primary, which no fault cuts except a stopped PostgreSQL. */
  readonly db: Database;
  readonly secrets: Secrets;
  /** Opens text in the database, with the key of the nodes. */
  readonly sealing: Sealing;
  /** Sets how far the clock of a node is ahead, in milliseconds. */
  moveClock(node: NodeName, offset: number): void;
  /** Restarts every node with a planted bug, or without one. */
  plant(bug: string | null): Promise<void>;
}

const toImport = (file: string) => `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;

/** Puts a link between two parts and remembers it. */
const createConnector =
  (links: Map<LinkName, Link>): ConnectParts =>
  async (from, to, url) => {
    const address = new URL(url);
    const link = await openLink(Number(address.port));
    links.set(`${from}>${to}` as LinkName, link);
    address.port = String(link.port);
    return address.href.replace(/\/$/, "");
  };

const restartNodes = ({ nodes }: Cluster) =>
  Promise.all(
    nodes.map(async (node) => {
      await node.stop("SIGKILL");
      await node.start();
    }),
  );

/** Starts three nodes with PostgreSQL, a replica, Redis and a bucket, all connected through links. */
export async function startSite(folder: string): Promise<Site> {
  const links = new Map<LinkName, Link>();
  const hookFolder = join(folder, "hooks");
  mkdirSync(hookFolder, { recursive: true });

  const connect = createConnector(links);
  const cluster = await startCluster({
    size: 3,
    folder,
    connect,
    hasReplica: true,
    env: {
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      NODE_OPTIONS: ["hooks/movable-clock.ts", "planted/plant.ts"].map(toImport).join(" "),
      HISTORIES_FOLDER: hookFolder,
    },
  });
  const url = await connect("client", "proxy", cluster.proxy.url);
  const { db, close } = openPostgres(cluster.postgres.url, createLog("silent"));

  return {
    cluster,
    url,
    links,
    db,
    secrets: createSecrets(cluster.env["JWT_SECRET"] ?? ""),
    sealing: createSealing(createRootKeys([cluster.env["DOCUMENT_KEY"] ?? ""])),
    moveClock(name, offset) {
      const node = cluster.nodes.find((one) => one.name === name);
      if (!node) throw new Error(`there is no node ${name}`);
      writeFileSync(join(hookFolder, String(node.port)), String(offset));
      signalIfAlive(node.pid, "SIGWINCH");
    },
    async plant(bug) {
      const file = join(hookFolder, "planted-bug");
      if (bug) writeFileSync(file, bug);
      else rmSync(file, { force: true });
      await restartNodes(cluster);
    },
    async [Symbol.asyncDispose]() {
      await close();
      await cluster[Symbol.asyncDispose]();
      for (const link of links.values()) await link.close();
    },
  };
}
