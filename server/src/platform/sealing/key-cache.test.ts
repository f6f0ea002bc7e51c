import { createSecretKey } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createKeyCache } from "./key-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  // The cache holds on to the real object, so its method is replaced instead of the object.
  vi.spyOn(performance, "now").mockImplementation(Date.now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("an opened key leaves the memory after ten minutes, although it is not asked for again", () => {
  const keys = createKeyCache();
  const wrapped = Buffer.alloc(60);
  keys.set("person 1", { owner: "person 1", wrapped, key: createSecretKey(Buffer.alloc(32)) });

  vi.advanceTimersByTime(9 * 60_000);
  const kept = keys.size;
  vi.advanceTimersByTime(2 * 60_000);

  expect([kept, keys.size]).toEqual([1, 0]);
});
