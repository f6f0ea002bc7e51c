import { limits } from "@vesper/contract/core/limits";
import { isbot } from "isbot";
import { getToday } from "#platform/clock.ts";
import type { Context, Platform } from "#platform/context.ts";
import { addImpressions, type Impressions } from "../store/visits.ts";

/** Counts in memory what is seen in lists, and writes it down now and then: lists are looked at all the time. */
export function createImpressionCounter({ db, log }: Pick<Platform, "db" | "log">) {
  let waiting = new Map<string, Impressions>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function addToPending(seen: Impressions): void {
    const key = `${seen.profileId} ${seen.day} ${seen.viewerId}`;
    const before = waiting.get(key);
    if (before) before.count += seen.count;
    // Whoever sends made-up ids fills no more than this.
    else if (waiting.size < limits.impressions.waiting) waiting.set(key, { ...seen });
  }

  async function writePending(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const seen = [...waiting.values()];
    waiting = new Map();
    try {
      await addImpressions(db, seen);
    } catch (error) {
      log.warn({ err: error }, "impressions wait for the next time");
      seen.forEach(addToPending);
    }
  }

  /** Writes what waits, after what is being written. */
  function flush(): Promise<void> {
    writing = writing.then(writePending);
    return writing;
  }

  return {
    /** Robots see nothing. Whether it is public, and whose it is, is asked when it is written. */
    count({ caller, viewer, clock }: Context, ids: readonly string[]): void {
      if (isbot(caller.userAgent)) return;
      const day = getToday(clock);
      for (const profileId of new Set(ids)) {
        addToPending({ profileId, day, viewerId: viewer?.userId ?? null, count: 1 });
      }
      timer ??= setTimeout(() => void flush(), limits.impressions.writeAfter).unref();
    },
    flush,
  };
}
