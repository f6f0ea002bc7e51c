import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import {
  heartbeatInterval,
  createCatchUp,
  createIsolationMonitor,
  isolatedAfter,
  type CatchUp,
} from "./isolation.ts";
import { clusterEventSchemas, type ClusterEventName, type Nodes } from "./nodes.ts";
import type { RedisLink } from "./redis.ts";
import type { SealedChannel } from "./sealed-channel.ts";

export const channel = "vesper sealed nodes";
/**
 * Plain-text channel of the previous release. This node does not read its messages, but they show that nodes of that
 * release are still running, as during a rolling upgrade. The next release can drop this.
 */
const previousChannel = "vesper nodes";
/**
 * Message that this release sends on that channel to make older nodes purge their page cache. They need no message
 * about sessions, which they revalidate on their own.
 */
const previousStaleMessage = JSON.stringify({ from: "a newer release", name: "pages.stale", news: {} });
/** The previous release sends a heartbeat once a second; after this long without one, its last node is gone. */
const previousNodeTimeout = 5_000;

const NodeMessage = z.object({
  from: z.string().min(1),
  /** Absent in a heartbeat, which only its own sender handles. */
  name: z.enum(Object.keys(clusterEventSchemas) as ClusterEventName[]).optional(),
  news: z.unknown().optional(),
});
type NodeMessage = z.output<typeof NodeMessage>;

/**
 * Nodes of the previous release cannot exchange messages with this one. While any are running, this node checks the
 * database for changes and makes the older nodes purge their pages.
 */
function createPreviousReleaseBridge(redis: RedisLink, catchUp: CatchUp) {
  let heardAt: number | null = null;

  return {
    hear(text: string) {
      if (text !== previousStaleMessage) heardAt = performance.now();
    },
    mind(now: number) {
      if (heardAt === null) return;
      if (now - heardAt > previousNodeTimeout) {
        heardAt = null;
        return catchUp.scheduleRejoin();
      }
      if (!catchUp.isDue(now)) return;
      catchUp.runChecks();
      void redis.commands.publish(previousChannel, previousStaleMessage).catch(() => {});
    },
  };
}

/** Publishes sealed messages to all nodes. */
function createPublisher(redis: RedisLink, sealed: SealedChannel, id: string) {
  const publish = (message: Partial<NodeMessage>) =>
    redis.commands.publish(channel, sealed.seal({ from: id, ...message }));

  return {
    // The promise rejects while Redis is unreachable. Ignore it: the message could not be delivered anyway.
    say: (message: Partial<NodeMessage>) => void publish(message).catch(() => {}),
    async beat() {
      // Test a write before the heartbeat: a full or read-only Redis refuses writes, so messages would not get
      // through either.
      await redis.commands.set("vesper beat", id, "PX", isolatedAfter);
      await publish({});
    },
  };
}

/** Receives messages from all nodes, including our own heartbeat. */
function createReceiver(id: string, sealed: SealedChannel, log: Logger, on: { beat(): void; back(): void }) {
  const handlers = new Map<ClusterEventName, ((news: never, from: string) => void)[]>();

  function dispatch({ from, name, news }: NodeMessage) {
    if (from === id) return name ? undefined : on.beat();
    if (!name) return;
    const { success, data } = clusterEventSchemas[name].safeParse(news);
    if (!success) return sealed.reportRejected();
    if (name === "node.back") on.back();
    for (const listen of handlers.get(name) ?? []) listen(data as never, from);
  }

  return {
    add: (name: ClusterEventName, listen: (news: never, from: string) => void) =>
      void handlers.set(name, [...(handlers.get(name) ?? []), listen]),
    receive(text: string) {
      const { success, data } = NodeMessage.safeParse(sealed.open(text));
      if (!success) return sealed.reportRejected();
      try {
        dispatch(data);
      } catch (error) {
        log.error({ err: error, name: data.name }, "could not handle cluster message");
      }
    },
  };
}

/**
 * Connects nodes through Redis. While Redis is unreachable each node continues alone, logs that once, and catches up
 * later.
 */
export function connectNodes(redis: RedisLink, sealed: SealedChannel, log: Logger): Nodes {
  const id = randomUUID();
  const catchUp = createCatchUp();
  const previousRelease = createPreviousReleaseBridge(redis, catchUp);
  const publisher = createPublisher(redis, sealed, id);
  const isolation = createIsolationMonitor(log, catchUp, () =>
    publisher.say({ name: "node.back", news: {} }),
  );
  const receiver = createReceiver(id, sealed, log, {
    beat: isolation.handleEcho,
    back: catchUp.scheduleRejoin,
  });
  const listener = redis.connectSubscriber();

  listener.on("message", (from: string, text: string) =>
    from === previousChannel ? previousRelease.hear(text) : receiver.receive(text),
  );
  listener.on("close", isolation.enterIsolation);
  void listener.subscribe(channel, previousChannel);

  const timer = setInterval(() => {
    const now = performance.now();
    isolation.checkHeartbeat(now);
    publisher.beat().catch(() => {});
    if (isolation.isIsolated() && catchUp.isDue(now)) catchUp.runChecks();
    previousRelease.mind(now);
  }, heartbeatInterval).unref();

  return {
    id,
    broadcast: (name, news) => publisher.say({ name, news }),
    on: (name, listen) => receiver.add(name, listen),
    whileIsolated: (task) => void catchUp.whileIsolated.push(task),
    onRejoin: (task) => void catchUp.onRejoin.push(task),
    get isIsolated() {
      return isolation.isIsolated();
    },
    close() {
      clearInterval(timer);
      catchUp.close();
      listener.off("close", isolation.enterIsolation);
      redis.close();
      return Promise.resolve();
    },
  };
}
