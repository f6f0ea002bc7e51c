import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { RedisLink } from "../nodes/redis.ts";
import type { SealedChannel } from "../nodes/sealed-channel.ts";
import { batchPublishes } from "./batching-adapter.ts";

/** Stream of events for people connected to other nodes. */
export const streamName = "vesper sealed sockets";
/** A node that has not read an entry within this time is known to be isolated and reads the database instead. */
const maxAge = 60_000;
const trimInterval = 20_000;

/**
 * Creates the adapter and trims its stream by age. The adapter alone limits only the number of entries, and these
 * contain personal data.
 */
export function createStreamsAdapter(redis: RedisLink, sealed: SealedChannel) {
  const timer = setInterval(
    () => void trimStream(redis, streamName, maxAge).catch(() => {}),
    trimInterval,
  ).unref();
  const create = createAdapter(redis.commands, {
    streamName,
    maxLen: 10_000,
    onlyPlaintext: true,
  });
  return {
    // Must be a `function`, because the adapter is called with `new`.
    adapter: function createBatchingAdapter(namespace: unknown) {
      return batchPublishes(create(namespace), sealed);
    },
    close: () => clearInterval(timer),
  };
}

export async function trimStream({ commands }: RedisLink, from: string, olderThan: number): Promise<void> {
  // Uses the clock of Redis, which also generates the entry ids.
  const [seconds] = await commands.time();
  await commands.xtrim(from, "MINID", Number(seconds) * 1000 - olderThan);
}
