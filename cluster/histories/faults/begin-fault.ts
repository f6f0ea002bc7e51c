import { sql } from "kysely";
import pg from "pg";
import type { Engine } from "../../src/engines/postgres.ts";
import type { Node } from "../../src/node.ts";
import type { EngineName, Fault, LinkName, NodeName } from "../plan/plan.ts";
import type { Site } from "../site.ts";
import { signalIfAlive } from "../signal.ts";
import { limitDisk } from "./full-disk.ts";

/** Ends a fault. */
export type Heal = () => Promise<void>;

/** Breaks one part of the site. */
export async function beginFault(site: Site, fault: Fault): Promise<Heal> {
  switch (fault.kind) {
    case "kill":
      return killNode(getNode(site, fault.node));
    case "pause":
      return pauseNode(getNode(site, fault.node));
    case "cut":
      return changeLink(site, fault.link, (link) => link.cut(fault.how));
    case "slow":
      return changeLink(site, fault.link, (link) => link.slow(fault.milliseconds));
    case "restart":
      return stopEngine(getEngine(site, fault.engine));
    case "full-disk":
      return fillDisk(site, fault.part);
    case "clock-jump":
      return jumpClock(site, fault.node, fault.seconds * 1_000);
    case "replica-lag":
      return pauseReplay(site);
    case "repeat-jobs":
      return repeatJobs(site);
  }
}

function getNode({ cluster }: Site, name: NodeName): Node {
  const node = cluster.nodes.find((one) => one.name === name);
  if (!node) throw new Error(`there is no node ${name}`);
  return node;
}

const getEngine = ({ cluster }: Site, name: EngineName): Engine => cluster[name];

async function killNode(node: Node): Promise<Heal> {
  await node.stop("SIGKILL");
  return () => node.start();
}

async function pauseNode({ pid }: Node): Promise<Heal> {
  signalIfAlive(pid, "SIGSTOP");
  return async () => signalIfAlive(pid, "SIGCONT");
}

type ChangeLink = (link: NonNullable<ReturnType<Site["links"]["get"]>>) => void;

async function changeLink({ links }: Site, name: LinkName, change: ChangeLink): Promise<Heal> {
  const link = links.get(name);
  if (!link) throw new Error(`there is no link ${name}`);
  change(link);
  return async () => link.heal();
}

async function stopEngine(engine: Engine): Promise<Heal> {
  await engine.stop();
  return () => engine.start();
}

async function fillDisk(site: Site, part: NodeName | "postgres" | "bucket"): Promise<Heal> {
  const program = part === "postgres" || part === "bucket" ? getEngine(site, part) : getNode(site, part);
  const lift = limitDisk(program.pid);
  return async () => {
    // A program that ended because of its full disk is started again, as an operator would.
    if (!lift()) await program.start();
  };
}

async function jumpClock(site: Site, node: NodeName, offset: number): Promise<Heal> {
  site.moveClock(node, offset);
  return async () => site.moveClock(node, 0);
}

async function pauseReplay({ cluster }: Site): Promise<Heal> {
  const { replica } = cluster;
  if (!replica) throw new Error("there is no replica");
  await queryOnce(replica.url, "select pg_wal_replay_pause()");
  return () => queryOnce(replica.url, "select pg_wal_replay_resume()");
}

/**
 * A queue delivers at least once: every job that is waiting or was run lately arrives a second time. Copies of copies
 * would flood the queue, so each job is copied once however often it is there.
 */
async function repeatJobs({ db }: Site): Promise<Heal> {
  // PostgreSQL itself may be away at the beginning or at the end.
  const repeat = () =>
    sql`
      insert into pgboss.job (name, data, start_after, retry_limit, expire_seconds)
      select distinct on (name, data)
        name, data, greatest(start_after, now()) + interval '300 milliseconds', retry_limit, expire_seconds
      from pgboss.job
      where name in ('moderation.end-restriction', 'notifications.mail') and created_on > now() - interval '20 seconds'`
      .execute(db)
      .then(ignore, ignore);
  await repeat();
  return repeat;
}

const ignore = () => {};

async function queryOnce(url: string, question: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(question);
  await client.end();
}
