import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisLink } from "../nodes/redis.ts";
import { Problem } from "../problem.ts";
import { createBuckets, createSharedBuckets, type Flow } from "./buckets.ts";

interface Allowance {
  calls: number;
  seconds: number;
}

/** Counts calls per key. What is counted, and per whom, is the caller's choice of key. */
export interface Limiter {
  /** Takes one call from the allowance, or refuses with the time to wait. */
  take(key: string, allowance: Allowance): Promise<void>;
  /** Takes one call and tells whether there was one left. */
  hasLeft(key: string, allowance: Allowance): Promise<boolean>;
  forget(key: string, allowance: Allowance): Promise<void>;
  /** Takes one from a bucket that fills again by itself, or refuses with the time to wait. */
  draw(key: string, flow: Flow): Promise<void>;
  /** The same, counted on this node alone. */
  drawHere(key: string, flow: Flow): void;
}

interface Options {
  enabled: boolean;
  /** Where several nodes count together. */
  redis?: RedisLink | undefined;
}

/** Keys name people and networks; Redis need not know whom. */
const hidden = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

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

function refuse(retryAfter: number) {
  if (retryAfter > 0) throw new Problem("rate_limited", undefined, { retryAfter });
}

export function createLimiter({ enabled, redis }: Options): Limiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const drawLocally = createBuckets();
  const drawFrom = redis ? createSharedBuckets(redis) : drawLocally;
  const nameOf = redis ? hidden : (key: string) => key;

  function counterFor(allowance: Allowance) {
    const name = `${allowance.calls}/${allowance.seconds}`;
    const counter = counters.get(name) ?? createCounter(allowance, redis);
    counters.set(name, counter);
    return counter;
  }

  async function waitFor(key: string, allowance: Allowance): Promise<number> {
    if (!enabled) return 0;
    try {
      await counterFor(allowance).consume(nameOf(key));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  return {
    take: async (key, allowance) => refuse(await waitFor(key, allowance)),
    hasLeft: async (key, allowance) => (await waitFor(key, allowance)) === 0,
    async forget(key, allowance) {
      await counterFor(allowance).delete(nameOf(key));
    },
    async draw(key, flow) {
      if (enabled) refuse(Math.ceil(await drawFrom(nameOf(key), flow)));
    },
    drawHere(key, flow) {
      if (enabled) refuse(Math.ceil(drawLocally(key, flow)));
    },
  };
}
