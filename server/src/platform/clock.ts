import { setTimeout as wait } from "node:timers/promises";

/** Injected clock, so that tests can control time. */
export interface Clock {
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
};

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export const addMilliseconds = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** UTC day of a date: `2026-11-15`. */
export const toDay = (date: Date) => date.toISOString().slice(0, 10);
export const getToday = (clock: Clock) => toDay(clock.now());
