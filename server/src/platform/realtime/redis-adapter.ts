import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { RedisLink } from "../nodes/redis.ts";
import type { SealedChannel } from "../nodes/sealed-channel.ts";
import { batchPublishes } from "./batching-adapter.ts";

/** Everything that one node tells people who are connected to another. */
export const streamName = "vesper sealed sockets";
/** A node that has not read it by then is known to be deaf, and asks the database. */
const maxAge = 60_000;
const trimInterval = 20_000;

/** The adapter alone would keep a number of messages, however old; these are people's. */
export function createStreamsAdapter(redis: RedisLink, sealed: SealedChannel) {
  const timer = setInterval(
    () => void trimStream(redis, streamName, maxAge).catch(() => {}),
    trimInterval,
  ).unref();
  const create = createAdapter(redis.commands, {
    streamName: streamName,
    maxLen: 10_000,
    onlyPlaintext: true,
  });
  return {
    // Called with `new`, as a class would be.
    adapter: function adapterOf(namespace: unknown) {
      return batchPublishes(create(namespace), sealed);
    },
    close: () => clearInterval(timer),
  };
}

export async function trimStream({ commands }: RedisLink, from: string, olderThan: number): Promise<void> {
  // By the clock of Redis, which has numbered them.
  const [seconds] = await commands.time();
  await commands.xtrim(from, "MINID", Number(seconds) * 1000 - olderThan);
}
