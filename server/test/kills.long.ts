import { expect, it } from "vitest";
import { registerThroughKills } from "./kills.ts";
import { dataFolder } from "./process.ts";

it("twenty kills lose no account that was acknowledged", { timeout: 600_000 }, async () => {
  const { acknowledged, found } = await registerThroughKills({ dataDir: await dataFolder(), kills: 20 });

  expect(found).toEqual(acknowledged);
});
