import pLimit from "p-limit";
import { describe, expect, it } from "vitest";

/** Creates tasks that the test resolves by hand. */
function createWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<void>((resolve) => {
      begun.push(number);
      ends[number] = resolve;
    });
  return { begun, ends, work };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the parallel limit", () => {
  it("runs no more tasks at once than it allows", async () => {
    const inTurn = pLimit(2);
    const { begun, ends, work } = createWork();
    const all = [0, 1, 2, 3].map((number) => inTurn(work(number)));
    await settled();
    const atFirst = [...begun];

    ends[1]?.();
    await settled();
    const afterOne = [...begun];
    for (const number of [0, 2]) ends[number]?.();
    await settled();
    ends[3]?.();
    await Promise.all(all);

    expect(atFirst).toEqual([0, 1]);
    expect(afterOne).toEqual([0, 1, 2]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it("continues after a failed task", async () => {
    const inTurn = pLimit(1);

    const failed = inTurn(() => Promise.reject(new Error("no network")));
    const next = inTurn(() => Promise.resolve("done"));

    await expect(failed).rejects.toThrow("no network");
    expect(await next).toBe("done");
  });
});
