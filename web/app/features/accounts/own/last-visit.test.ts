import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
const yesterday = new Date("2026-11-14T20:00:00Z");
const today = new Date("2026-11-15T20:00:00Z");

/** Imports the module fresh, as a page load does: its in-memory state is reset. */
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

it("is unknown on the first visit", async () => {
  expect((await load())("ada", yesterday)).toBeNull();
});

it("is the visit before this one, however often it is asked for", async () => {
  (await load())("ada", yesterday);
  const findPreviousVisit = await load();

  expect(findPreviousVisit("ada", today)).toEqual(yesterday);
  expect(findPreviousVisit("ada", today)).toEqual(yesterday);
});

it("is nobody else's", async () => {
  (await load())("ada", yesterday);

  expect((await load())("grace", today)).toBeNull();
});
