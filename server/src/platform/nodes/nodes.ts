import { z } from "zod";

const [nothing, id, count] = [z.object({}), z.string().min(1), z.int().nonnegative()];

/**
 * Broadcasts between nodes. All of them are hints: a node that misses one reads the change from the database soon
 * after.
 */
export const clusterEventSchemas = {
  /** A node rejoined: its broadcasts during isolation were lost. */
  "node.back": nothing,
  /** Public data changed: cached pages are stale. */
  "pages.stale": nothing,
  /** Settings changed: nodes load them again. */
  "settings.changed": nothing,
  /** An account changed: caches must drop it. */
  "user.changed": z.object({ userId: id }),
  "sessions.ended": z.object({ sessionIds: z.array(id).readonly() }),
  /** Each presence message carries a sequence number, so that gaps are detected. */
  "presence.entered": z.object({ userId: id, at: count }),
  "presence.left": z.object({ userId: id, at: count }),
  "presence.beat": z.object({ at: count }),
  "presence.everyone": z.object({ userIds: z.array(id), at: count }),
  /** A node has missed a message and requests `presence.everyone`. */
  "presence.wanted": z.object({ of: id }),
};

export type ClusterEventName = keyof typeof clusterEventSchemas;
export type ClusterEvents = { [Name in ClusterEventName]: z.output<(typeof clusterEventSchemas)[Name]> };

type ClusterEventHandler<Name extends keyof ClusterEvents> = (
  payload: ClusterEvents[Name],
  from: string,
) => void;

/** Other processes of this site, if any. */
export interface Nodes {
  readonly id: string;
  /** Broadcasts to all other nodes. The message is lost if they cannot be reached. */
  broadcast<Name extends keyof ClusterEvents>(name: Name, payload: ClusterEvents[Name]): void;
  on<Name extends keyof ClusterEvents>(name: Name, handler: ClusterEventHandler<Name>): void;
  /** Runs the task repeatedly while this node is isolated, and once more after this or another node rejoins. */
  whileIsolated(task: () => unknown): void;
  /** Runs the task shortly after a rejoin, to make up for messages lost during isolation. */
  onRejoin(task: () => unknown): void;
  readonly isIsolated: boolean;
  close(): Promise<void>;
}

/** Single process: no other nodes to broadcast to. */
export const singleNode: Nodes = {
  id: "only",
  broadcast() {},
  on() {},
  whileIsolated() {},
  onRejoin() {},
  isIsolated: false,
  close: () => Promise.resolve(),
};
