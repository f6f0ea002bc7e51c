import { limits } from "@vesper/contract/core/limits";
import { exposureLists, toPlaceBand, type ExposureList } from "@vesper/contract/profiles/exposure";
import { isbot } from "isbot";
import { getToday } from "#platform/clock.ts";
import type { Context, Platform } from "#platform/context.ts";
import { addImpressions, type Impressions } from "../store/impressions.ts";

/** Cards as one page reports them. Pages of earlier releases report neither places nor list. */
interface SeenCards {
  ids: readonly string[];
  places?: readonly (number | null)[] | undefined;
  list?: string | undefined;
}

/** The home page has an empty path. Cards on other pages, such as similar profiles, are in none of the lists. */
const findList = (name: string | undefined): ExposureList | null =>
  exposureLists.find((list) => list === (name === "" ? "home" : name)) ?? null;

/** Counts impressions in memory and writes them in batches: lists are read all the time. */
export function createImpressionCounter({ db, log, clock }: Pick<Platform, "db" | "log" | "clock">) {
  let waiting = new Map<string, Impressions>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function addToPending(seen: Impressions): void {
    const key = `${seen.profileId} ${seen.day} ${seen.viewerId} ${seen.list} ${seen.place}`;
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
      await addImpressions(db, seen, clock.now());
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
    count({ caller, viewer }: Context, { ids, places, list: name }: SeenCards): void {
      if (isbot(caller.userAgent)) return;
      const [day, viewerId, list] = [getToday(clock), viewer?.userId ?? null, findList(name)];
      for (const profileId of new Set(ids)) {
        const place = list && places?.[ids.indexOf(profileId)];
        addToPending({ profileId, day, viewerId, list, place: place ? toPlaceBand(place) : null, count: 1 });
      }
      timer ??= setTimeout(() => void flush(), limits.impressions.writeAfter).unref();
    },
    flush,
  };
}
