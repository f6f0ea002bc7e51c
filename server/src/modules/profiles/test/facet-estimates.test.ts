import type { FacetValue } from "@vesper/contract/profiles/search";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

/** More than the 4,000 profiles that are read for facets. */
const [women, men] = [3_600, 1_200];

beforeAll(async () => {
  const people = Array.from({ length: women + men }, (_, at) => ({
    name: `Mara ${at}`,
    city: "Bergen",
    gender: at % 4 === 0 ? ("male" as const) : ("female" as const),
  }));
  await insertPublicProfiles(world.db, people, world.clock.now());
  await sql`analyze users, profiles, profile_cards, profile_facets`.execute(world.db);
});

async function search(query: string): Promise<{ total: number; areEstimated: boolean; genders: number[] }> {
  const { body } = await world.get(`/escort-profile/search?facets=true&${query}`);
  const { total, areFacetsEstimated, facets } = body.meta;
  const genders = facets.gender.map(({ count }: FacetValue) => count);
  return { total, areEstimated: areFacetsEstimated, genders };
}

const isAbout = (expected: number) =>
  expect.toSatisfy((count: number) => Math.abs(count - expected) < expected / 20, `about ${expected}`);

describe("the facets of 4,800 profiles", () => {
  it("are extrapolated from those that are read, and say so", async () => {
    const { total, areEstimated, genders } = await search("q=mara");

    expect([total, areEstimated]).toEqual([women + men, true]);
    expect(genders).toEqual([isAbout(women), isAbout(men)]);
  });

  it("are extrapolated to all profiles if the total is not asked for", async () => {
    const { areEstimated, genders } = await search("q=mara&counted=false");

    expect(areEstimated).toBe(true);
    expect(genders).toEqual([isAbout(women), isAbout(men)]);
  });

  it("are estimates if only those that ignore a filter are", async () => {
    const { total, areEstimated, genders } = await search("q=mara&gender=male");

    expect([total, areEstimated]).toEqual([men, true]);
    expect(genders).toEqual([isAbout(women), isAbout(men)]);
  });

  it("are exact where an index counts them", async () => {
    expect(await search("gender=male")).toEqual({ total: men, areEstimated: false, genders: [women, men] });
  });
});
