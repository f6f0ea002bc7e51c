import { setImmediate as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Records the most pieces of work that ran at once. */
function createWork() {
  let [running, most] = [0, 0];
  return {
    getMost: () => most,
    async run() {
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
    },
  };
}

it("work of the same key runs one after another", async () => {
  const [takeTurn, work] = [createTurns(), createWork()];

  await Promise.all(["a", "a", "a"].map((key) => takeTurn(key, work.run)));

  expect(work.getMost()).toBe(1);
});

it("work of different keys runs at once", async () => {
  const [takeTurn, work] = [createTurns(), createWork()];

  await Promise.all(["a", "b", "c"].map((key) => takeTurn(key, work.run)));

  expect(work.getMost()).toBe(3);
});

it("a failure reaches its caller alone", async () => {
  const takeTurn = createTurns();

  const outcomes = await Promise.allSettled([
    takeTurn("a", () => Promise.reject(new Error("full"))),
    takeTurn("a", async () => "stored"),
  ]);

  expect(outcomes).toEqual([
    { status: "rejected", reason: new Error("full") },
    { status: "fulfilled", value: "stored" },
  ]);
});
