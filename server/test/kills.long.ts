import { expect, it } from "vitest";
import { registerThroughKills } from "./kills.ts";
import { dataFolder } from "./process.ts";
import { uploadThroughKills } from "./upload-kills.ts";

it("twenty kills lose no account that was acknowledged", { timeout: 600_000 }, async () => {
  const { acknowledged, found } = await registerThroughKills({ dataDir: await dataFolder(), kills: 20 });

  expect(found).toEqual(acknowledged);
});

it(
  "ten kills lose no upload that was acknowledged, and leave no file behind",
  { timeout: 600_000 },
  async () => {
    const { acknowledged, items, check } = await uploadThroughKills({
      dataDir: await dataFolder(),
      kills: 10,
    });

    expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
    expect(check).toEqual({ code: 0, said: "all is as it must be\n" });
  },
);
