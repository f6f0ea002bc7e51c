import { LRUCache } from "lru-cache";
import type { RedisLink } from "../nodes/redis.ts";

/** Rate of a token bucket: a burst, then a steady flow. */
export interface BucketRate {
  burst: number;
  perSecond: number;
}

/** Takes a token; returns the seconds to wait, 0 on success. */
export type TakeToken = (key: string, flow: BucketRate) => number | Promise<number>;

export function createTokenBuckets(
  now = () => performance.now() / 1000,
): (key: string, flow: BucketRate) => number {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 100_000 });
  return (key, { burst, perSecond }) => {
    const before = buckets.get(key) ?? { left: burst, at: now() };
    const left = Math.min(burst, before.left + (now() - before.at) * perSecond) - 1;
    if (left < 0) return -left / perSecond;
    buckets.set(key, { left, at: now() });
    return 0;
  };
}

/** The same limit as one atomic Redis script, which uses the clock of Redis. Times are integers in microseconds. */
const script = `
local clock = redis.call("time")
local now = clock[1] * 1000000 + clock[2]
local burst, pause = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = tonumber(redis.call("get", KEYS[1])) or now
local next = math.max(full, now) + pause
local wait = next - now - burst * pause
if wait > 0 then return wait end
redis.call("set", KEYS[1], string.format("%.0f", next), "px", math.ceil((next - now) / 1000))
return 0`;

interface BucketCommands {
  drawOne(key: string, burst: number, pause: number): Promise<number>;
}

/** Creates buckets shared by all nodes. A node falls back to local buckets while Redis is unreachable. */
export function createSharedTokenBuckets({ commands }: RedisLink): TakeToken {
  const localBuckets = createTokenBuckets();
  commands.defineCommand("drawOne", { numberOfKeys: 1, lua: script });
  return async (key, flow) => {
    try {
      const pause = Math.round(1_000_000 / flow.perSecond);
      return (
        (await (commands as unknown as BucketCommands).drawOne(`vesper flow ${key}`, flow.burst, pause)) /
        1_000_000
      );
    } catch {
      return localBuckets(key, flow);
    }
  };
}
