import { LRUCache } from "lru-cache";
import type { Context, Platform } from "./context.ts";
import { toAudience } from "./identity/audience.ts";

/**
 * Creates a cache for results that are the same for every visitor from a country. They are kept for a minute or until
 * public data changes.
 */
export function createVisitorCache<Result>() {
  const caches = new WeakMap<Platform["pages"], LRUCache<string, Promise<Result>>>();
  return (ctx: Context, key: string, find: () => Promise<Result>): Promise<Result> => {
    let results = caches.get(ctx.pages);
    if (!results) {
      results = new LRUCache({ max: 5_000, ttl: 60_000 });
      caches.set(ctx.pages, results);
    }
    const fullKey = `${ctx.pages.generation} ${toAudience(ctx).country ?? ""} ${key}`;
    const known = results.get(fullKey);
    if (known) return known;
    const result = find();
    results.set(fullKey, result);
    result.catch(() => results.delete(fullKey));
    return result;
  };
}
