import { expect, it } from "vitest";
import { runInPairs } from "./run-in-pairs.ts";

it("runs two at a time and returns the results in order", async () => {
  const started: number[] = [];
  const finish: (() => void)[] = [];

  const results = runInPairs([0, 1, 2], async (item) => {
    started.push(item);
    await new Promise<void>((resolve) => (finish[item] = resolve));
    return item * 10;
  });
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  finish[2]?.();
  finish[0]?.();

  expect(await results).toEqual([0, 10, 20]);
});
