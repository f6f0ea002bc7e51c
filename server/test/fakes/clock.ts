import type { Clock } from "#platform/clock.ts";

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  /** Stops the clock: from now on, only `advance` moves it. */
  freeze(): void;
  /** Requested sleep durations in milliseconds. */
  slept: number[];
}

/** Real time plus the offset that the test adds. */
export function createFakeClock(): FakeClock {
  let ahead = 0;
  let frozenAt: number | null = null;
  const slept: number[] = [];
  return {
    slept,
    now: () => new Date((frozenAt ?? Date.now()) + ahead),
    async sleep(milliseconds) {
      slept.push(milliseconds);
    },
    advance(milliseconds) {
      ahead += milliseconds;
    },
    freeze() {
      frozenAt ??= Date.now();
    },
  };
}
