import { z } from "zod";

const [nothing, id, count] = [z.object({}), z.string().min(1), z.int().nonnegative()];

/** What nodes tell each other. All of it is a hint: whoever misses one finds out from the database a moment later. */
export const clusterEventSchemas = {
  /** Somebody who could not speak for a while can again: what they had to say was lost. */
  "node.back": nothing,
  /** Something public changed: pages that are kept show what was. */
  "pages.stale": nothing,
  /** Whoever remembers a person forgets them. */
  "user.changed": z.object({ userId: id }),
  "sessions.ended": z.object({ sessionIds: z.array(id).readonly() }),
  /** Each of these carries how many came before it, so that a gap is noticed. */
  "presence.entered": z.object({ userId: id, at: count }),
  "presence.left": z.object({ userId: id, at: count }),
  "presence.beat": z.object({ at: count }),
  "presence.everyone": z.object({ userIds: z.array(id), at: count }),
  /** Somebody has missed something and wants to hear `presence.everyone`. */
  "presence.wanted": z.object({ of: id }),
};

export type ClusterEventName = keyof typeof clusterEventSchemas;
export type ClusterEvents = { [Name in ClusterEventName]: z.output<(typeof clusterEventSchemas)[Name]> };

type ClusterEventHandler<Name extends keyof ClusterEvents> = (
  payload: ClusterEvents[Name],
  from: string,
) => void;

/** The other processes of this site, if there are any. */
export interface Nodes {
  readonly id: string;
  /** Said to all the others; lost while they cannot be reached. */
  broadcast<Name extends keyof ClusterEvents>(name: Name, payload: ClusterEvents[Name]): void;
  on<Name extends keyof ClusterEvents>(name: Name, handler: ClusterEventHandler<Name>): void;
  /** Done again and again while the others cannot be heard, and once more when they can, or when one of them can speak again. */
  whileIsolated(task: () => unknown): void;
  /** Done a moment after that: what they said in between is lost. */
  onRejoin(task: () => unknown): void;
  readonly isIsolated: boolean;
  close(): Promise<void>;
}

/** The only process there is: nobody to tell, and nothing to miss. */
export const singleNode: Nodes = {
  id: "only",
  broadcast() {},
  on() {},
  whileIsolated() {},
  onRejoin() {},
  isIsolated: false,
  close: () => Promise.resolve(),
};
