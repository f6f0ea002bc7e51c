import { limits } from "@vesper/contract/core/limits";
import { isbot } from "isbot";
import { getToday } from "#platform/clock.ts";
import type { Context, Platform } from "#platform/context.ts";
import { addImpressions, type Impressions } from "../store/visits.ts";

/** Counts impressions in memory and writes them in batches: lists are read all the time. */
export function createImpressionCounter({ db, log }: Pick<Platform, "db" | "log">) {
  let waiting = new Map<string, Impressions>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function addToPending(seen: Impressions): void {
    const key = `${seen.profileId} ${seen.day} ${seen.viewerId}`;
    const before = waiting.get(key);
    if (before) before.count += seen.count;
    // Limits the memory that made-up ids can fill.
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
      log.warn({ err: error }, "could not store impressions, will retry");
      seen.forEach(addToPending);
    }
  }

  /** Writes the pending counts, after any write in progress. */
  function flush(): Promise<void> {
    writing = writing.then(writePending);
    return writing;
  }

  return {
    /** Counts impressions, except those by bots. Visibility and ownership are checked when the counts are written. */
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
