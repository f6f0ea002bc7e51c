import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
const yesterday = new Date("2026-11-14T20:00:00Z");
const today = new Date("2026-11-15T20:00:00Z");

/** Imports a fresh copy of the module, as a page load does, so that its in-memory state is reset. */
async function load() {
  vi.resetModules();
  const { findPreviousVisit } = await import("./last-visit.ts");
  return findPreviousVisit;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it("returns null on the first visit", async () => {
  expect((await load())("ada", yesterday)).toBeNull();
});

it("returns the previous visit on every call during a visit", async () => {
  (await load())("ada", yesterday);
  const findPreviousVisit = await load();

  expect(findPreviousVisit("ada", today)).toEqual(yesterday);
  expect(findPreviousVisit("ada", today)).toEqual(yesterday);
});

it("keeps the visits of different accounts apart", async () => {
  (await load())("ada", yesterday);

  expect((await load())("grace", today)).toBeNull();
});
