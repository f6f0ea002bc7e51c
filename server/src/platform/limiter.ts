import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "./problem.ts";

export interface Allowance {
  calls: number;
  seconds: number;
}

/** Some at once, then one by one. */
export interface Flow {
  burst: number;
  perSecond: number;
}

/** Counts calls per key. What is counted, and per whom, is the caller's choice of key. */
export interface Limiter {
  /** Takes one call from the allowance, or refuses with the time to wait. */
  take(key: string, allowance: Allowance): Promise<void>;
  /** Takes one call and tells whether there was one left. */
  hasLeft(key: string, allowance: Allowance): Promise<boolean>;
  forget(key: string, allowance: Allowance): Promise<void>;
  /** Takes one from a bucket that fills again by itself, or refuses with the time to wait. */
  draw(key: string, flow: Flow): void;
}

export function createLimiter({ enabled }: { enabled: boolean }): Limiter {
  const counters = new Map<string, RateLimiterMemory>();

  function counterFor({ calls, seconds }: Allowance): RateLimiterMemory {
    const name = `${calls}/${seconds}`;
    let counter = counters.get(name);
    if (!counter) {
      counter = new RateLimiterMemory({ points: calls, duration: seconds });
      counters.set(name, counter);
    }
    return counter;
  }

  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 100_000 });

  async function waitFor(key: string, allowance: Allowance): Promise<number> {
    if (!enabled) return 0;
    try {
      await counterFor(allowance).consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  return {
    async take(key, allowance) {
      const retryAfter = await waitFor(key, allowance);
      if (retryAfter > 0) throw new Problem("rate_limited", undefined, { retryAfter });
    },
    hasLeft: async (key, allowance) => (await waitFor(key, allowance)) === 0,
    async forget(key, allowance) {
      await counterFor(allowance).delete(key);
    },
    draw(key, { burst, perSecond }) {
      if (!enabled) return;
      const now = performance.now() / 1000;
      const before = buckets.get(key) ?? { left: burst, at: now };
      const left = Math.min(burst, before.left + (now - before.at) * perSecond) - 1;
      if (left < 0) {
        throw new Problem("rate_limited", undefined, { retryAfter: Math.ceil(-left / perSecond) });
      }
      buckets.set(key, { left, at: now });
    },
  };
}
