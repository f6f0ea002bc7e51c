import { expect, it } from "vitest";
import { createDataFolder } from "./process.ts";
import { deliverThroughKills } from "./webhook-kills.ts";

const timeout = 1_200_000;

it(
  "ten thousand events reach a receiver that fails every third call, through five kills",
  { timeout },
  async () => {
    const { stored, arrived, calls, messageIds } = await deliverThroughKills({
      dataDir: createDataFolder(),
      events: 10_000,
      kills: 5,
    });

    expect(stored.length).toBeGreaterThanOrEqual(10_000);
    expect(stored.filter((id) => !arrived.has(id))).toEqual([]);
    expect(calls).toBeGreaterThan(14_000);
    // The webhook-id of an event is the same in every attempt.
    expect([...messageIds.values()].filter((ids) => ids.size > 1)).toEqual([]);
  },
);
