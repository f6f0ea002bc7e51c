import { afterAll, expect, it } from "vitest";
import { fileKinds, sendDamaged } from "./untrusted-bytes.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

it.each(fileKinds)("2,000 damaged %s files crash nothing, and other requests are served", async (kind) => {
  const before = process.memoryUsage().rss;

  const { wrong, longest } = await sendDamaged(world, kind, 2_000);

  expect(wrong).toEqual([]);
  expect(longest).toBeLessThan(3_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024);
});
