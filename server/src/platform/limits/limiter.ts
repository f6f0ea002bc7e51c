import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisLink } from "../nodes/redis.ts";
import { Problem } from "../problem.ts";
import { createTokenBuckets, createSharedTokenBuckets, type BucketRate } from "./token-buckets.ts";

interface Allowance {
  calls: number;
  seconds: number;
}

/** Counts calls per key. The key names the action and the account or network that is limited. */
export interface Limiter {
  /** Consumes one call from the allowance, or refuses with the time to wait. */
  consume(key: string, allowance: Allowance): Promise<void>;
  /** Consumes one call from the allowance. Returns false if none was left. */
  tryConsume(key: string, allowance: Allowance): Promise<boolean>;
  reset(key: string, allowance: Allowance): Promise<void>;
  /** Takes a token from a refilling bucket, or refuses with the time to wait. */
  takeToken(key: string, flow: BucketRate): Promise<void>;
  /** Like `takeToken`, but counted on this node only. */
  takeLocalToken(key: string, flow: BucketRate): void;
}

interface LimiterOptions {
  enabled: boolean;
  /** Shares counts between several nodes. */
  redis?: RedisLink | undefined;
}

/** Keys identify people and networks, so only their hash is sent to Redis. */
const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

function createCounter({ calls, seconds }: Allowance, redis: RedisLink | undefined) {
  const here = new RateLimiterMemory({ points: calls, duration: seconds });
  if (!redis) return here;
  return new RateLimiterRedis({
    storeClient: redis.commands,
    keyPrefix: `vesper ${calls}/${seconds}`,
    points: calls,
    duration: seconds,
    insuranceLimiter: here,
  });
}

function refuseIfLimited(retryAfter: number) {
  if (retryAfter > 0) throw new Problem("rate_limited", undefined, { retryAfter });
}

export function createLimiter({ enabled, redis }: LimiterOptions): Limiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const takeFromLocal = createTokenBuckets();
  const takeFromShared = redis ? createSharedTokenBuckets(redis) : takeFromLocal;
  const toStoredKey = redis ? hashKey : (key: string) => key;

  function getCounter(allowance: Allowance) {
    const name = `${allowance.calls}/${allowance.seconds}`;
    const counter = counters.get(name) ?? createCounter(allowance, redis);
    counters.set(name, counter);
    return counter;
  }

  async function consumeCall(key: string, allowance: Allowance): Promise<number> {
    if (!enabled) return 0;
    try {
      await getCounter(allowance).consume(toStoredKey(key));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  return {
    consume: async (key, allowance) => refuseIfLimited(await consumeCall(key, allowance)),
    tryConsume: async (key, allowance) => (await consumeCall(key, allowance)) === 0,
    async reset(key, allowance) {
      await getCounter(allowance).delete(toStoredKey(key));
    },
    async takeToken(key, flow) {
      if (enabled) refuseIfLimited(Math.ceil(await takeFromShared(toStoredKey(key), flow)));
    },
    takeLocalToken(key, flow) {
      if (enabled) refuseIfLimited(Math.ceil(takeFromLocal(key, flow)));
    },
  };
}
