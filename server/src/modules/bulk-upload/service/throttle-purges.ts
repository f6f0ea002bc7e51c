import type { Platform } from "#platform/context.ts";

type Pages = Platform["pages"];

const purgeInterval = 5_000;

/** Many newcomers in a row make the pages of visitors anew every few seconds, not once for each of them. */
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
    purge() {
      if (performance.now() - purgedAt > purgeInterval) purgeNow();
      else isStale = true;
    },
    [Symbol.dispose]() {
      if (isStale) purgeNow();
    },
  };
}
