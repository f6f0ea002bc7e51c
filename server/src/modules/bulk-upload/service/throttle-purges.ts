import type { Platform } from "#platform/context.ts";

type Pages = Platform["pages"];

const purgeInterval = 5_000;

/** Throttles purges of cached pages: many imported profiles in a row cause one purge every few seconds. */
export function throttlePurges(pages: Pages): Pages & Disposable {
  let purgedAt = performance.now();
  let isStale = false;

  function purgeNow() {
    pages.purge();
    purgedAt = performance.now();
    isStale = false;
  }

  return {
    get generation() {
      return pages.generation;
    },
    purgeLocal: pages.purgeLocal,
    purge() {
      if (performance.now() - purgedAt > purgeInterval) purgeNow();
      else isStale = true;
    },
    [Symbol.dispose]() {
      if (isStale) purgeNow();
    },
  };
}
