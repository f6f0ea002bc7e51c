import { expect, it } from "vitest";
import { createDataFolder } from "#test/process.ts";
import { deliverThroughKills } from "#test/webhook-kills.ts";

it("a kill loses no event, and each arrives with a valid signature and one id", async () => {
  const { stored, arrived, calls, messageIds } = await deliverThroughKills({
    dataDir: createDataFolder(),
    events: 120,
    kills: 1,
  });

  expect(stored.length).toBeGreaterThanOrEqual(120);
  expect(stored.filter((id) => !arrived.has(id))).toEqual([]);
  expect(calls).toBeGreaterThan(stored.length);
  expect([...messageIds.values()].filter((ids) => ids.size > 1)).toEqual([]);
});
