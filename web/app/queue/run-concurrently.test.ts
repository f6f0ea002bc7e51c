import { expect, it } from "vitest";
import { runConcurrently } from "./run-concurrently.ts";

it("runs all tasks, at most four at once, and returns the failures", async () => {
  let [now, most] = [0, 0];
  const { failed } = await runConcurrently([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now -= 1;
    if (item % 4 === 0) throw new Error(`not ${item}`);
  });

  expect(most).toBe(4);
  expect(failed).toEqual([
    { item: 4, error: new Error("not 4") },
    { item: 8, error: new Error("not 8") },
  ]);
});
