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
 * Where the release before speaks, in plain text. Its words are not read, but their arrival shows that there are nodes
 * which this one cannot hear, as during a rolling upgrade. The next release can drop this.
 */
const previousChannel = "vesper nodes";
/** Said there by this release, so that pages of the older nodes do not grow old; sessions they look up themselves. */
const previousStaleMessage = JSON.stringify({ from: "a newer release", name: "pages.stale", news: {} });
/** The release before beats once a second; silent for so long, its last node is gone. */
const previousNodeTimeout = 5_000;

const NodeMessage = z.object({
  from: z.string().min(1),
  /** Without a name it is a beat, for the speaker's own ears. */
  name: z.enum(Object.keys(clusterEventSchemas) as ClusterEventName[]).optional(),
  news: z.unknown().optional(),
});
type NodeMessage = z.output<typeof NodeMessage>;

/** Nodes of the release before are neither heard nor told: look for ourselves, and have them look too. */
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
        return catchUp.soon();
      }
      if (!catchUp.isDue(now)) return;
      catchUp.look();
      void redis.commands.publish(previousChannel, previousStaleMessage).catch(() => {});
    },
  };
}

/** Messages out to all nodes, sealed. */
function createPublisher(redis: RedisLink, sealed: SealedChannel, id: string) {
  const publish = (message: Partial<NodeMessage>) =>
    redis.commands.publish(channel, sealed.seal({ from: id, ...message }));

  return {
    // Refused while Redis is away; nobody would hear it.
    say: (message: Partial<NodeMessage>) => void publish(message).catch(() => {}),
    async beat() {
      // A Redis that is full, or follows another one, lets nothing be written: then messages do not pass either.
      await redis.commands.set("vesper beat", id, "PX", isolatedAfter);
      await publish({});
    },
  };
}

/** Messages in from all nodes, our own heartbeat among them. */
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
        log.error({ err: error, name: data.name }, "could not act on the word of another node");
      }
    },
  };
}

/** Nodes that hear each other through Redis. When it is away each carries on alone, says so once, and catches up. */
export function connectNodes(redis: RedisLink, sealed: SealedChannel, log: Logger): Nodes {
  const id = randomUUID();
  const catchUp = createCatchUp();
  const previousRelease = createPreviousReleaseBridge(redis, catchUp);
  const publisher = createPublisher(redis, sealed, id);
  const isolation = createIsolationMonitor(log, catchUp, () =>
    publisher.say({ name: "node.back", news: {} }),
  );
  const receiver = createReceiver(id, sealed, log, { beat: isolation.hearBeat, back: catchUp.soon });
  const listener = redis.connectSubscriber();

  listener.on("message", (from: string, text: string) =>
    from === previousChannel ? previousRelease.hear(text) : receiver.receive(text),
  );
  listener.on("close", isolation.goDeaf);
  void listener.subscribe(channel, previousChannel);

  const timer = setInterval(() => {
    const now = performance.now();
    isolation.beforeBeat(now);
    publisher.beat().catch(() => {});
    if (isolation.isDeaf() && catchUp.isDue(now)) catchUp.look();
    previousRelease.mind(now);
  }, heartbeatInterval).unref();

  return {
    id,
    broadcast: (name, news) => publisher.say({ name, news }),
    on: (name, listen) => receiver.add(name, listen),
    whileIsolated: (task) => void catchUp.whileDeaf.push(task),
    onRejoin: (task) => void catchUp.afterDeafness.push(task),
    get isIsolated() {
      return isolation.isDeaf();
    },
    close() {
      clearInterval(timer);
      catchUp.close();
      listener.off("close", isolation.goDeaf);
      redis.close();
      return Promise.resolve();
    },
  };
}
