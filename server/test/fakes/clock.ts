import type { Clock } from "#platform/clock.ts";

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  /** Requested sleep durations in milliseconds. */
  slept: number[];
}

/** Real time plus the offset that the test adds. */
export function createFakeClock(): FakeClock {
  let ahead = 0;
  const slept: number[] = [];
  return {
    slept,
    now: () => new Date(Date.now() + ahead),
    async sleep(milliseconds) {
      slept.push(milliseconds);
    },
    advance(milliseconds) {
      ahead += milliseconds;
    },
  };
}
