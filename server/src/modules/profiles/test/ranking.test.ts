import { afterAll, describe, expect, it } from "vitest";
import { compareRankings } from "#test/ranking.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

describe("the ranking", () => {
  it("matches scoring every row, on hundreds of generated queries", async () => {
    expect(await compareRankings(world, 400)).toEqual([]);
  });
});
