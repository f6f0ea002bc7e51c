import type { Clock } from "#platform/clock.ts";

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  /** How long somebody was made to wait. */
  slept: number[];
}

/** Real time plus whatever the test adds to it. */
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
