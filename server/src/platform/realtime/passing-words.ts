import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { RedisLink } from "../nodes/redis.ts";
import type { SealedWords } from "../nodes/sealed-words.ts";
import { inBundles } from "./bundles.ts";

/** Everything that one node tells people who are connected to another. */
export const stream = "vesper sealed sockets";
/** A node that has not read it by then is known to be deaf, and asks the database. */
const keptFor = 60_000;
const lookEvery = 20_000;

/** The adapter alone would keep a number of messages, however old; these are people's. */
export function passWords(redis: RedisLink, words: SealedWords) {
  const timer = setInterval(
    () => void forgetWords(redis, stream, keptFor).catch(() => {}),
    lookEvery,
  ).unref();
  const create = createAdapter(redis.commands, { streamName: stream, maxLen: 10_000, onlyPlaintext: true });
  return {
    // Called with `new`, as a class would be.
    adapter: function adapterOf(namespace: unknown) {
      return inBundles(create(namespace), words);
    },
    close: () => clearInterval(timer),
  };
}

export async function forgetWords({ commands }: RedisLink, from: string, olderThan: number): Promise<void> {
  // By the clock of Redis, which has numbered them.
  const [seconds] = await commands.time();
  await commands.xtrim(from, "MINID", Number(seconds) * 1000 - olderThan);
}
