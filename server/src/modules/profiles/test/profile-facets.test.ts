import type { FacetValue } from "@vesper/contract/profiles/search";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { checkFacets } from "../service/check-cards.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
let admin = await world.admin();

let person: TestProfile;
beforeEach(async () => {
  await world.db.deleteFrom("profiles").execute();
  admin = await world.signedInAgain(admin);
  person = await buildPublicProfile(world, admin, { name: "Mara Lind" });
});

const edit = (change: object) => world.put("/escort-profile/my-profile", change, person.escort);

async function readFacet(kind: string, query: Record<string, string> = {}): Promise<string[]> {
  const given = new URLSearchParams({ q: "mara", facets: "true", ...query });
  const { body } = await world.get(`/escort-profile/search?${given.toString()}`);
  expect(await checkFacets(ctx)).toEqual([]);
  return body.meta.facets[kind].map(({ value, count }: FacetValue) => `${value}: ${count}`);
}

describe("the facets of a search", () => {
  it("follow a change of the profile", async () => {
    await edit({ gender: "male", languages: ["Norwegian", "Polish"], welcomes: ["couples"] });

    expect(await readFacet("gender")).toEqual(["male: 1"]);
    expect(await readFacet("languages")).toEqual(["Norwegian: 1", "Polish: 1"]);
    expect(await readFacet("welcomes")).toEqual(["couples: 1"]);
  });

  it("follow the rates for each place and duration", async () => {
    await edit({
      rates: [
        { place: "outcall", duration: "120", amount: 380 },
        { place: "incall", duration: "30", amount: 90 },
      ],
    });
    expect(await readFacet("duration")).toEqual(["30: 1", "120: 1"]);
    expect(await readFacet("duration", { place: "outcall" })).toEqual(["120: 1"]);
    expect(await readFacet("place", { duration: "30" })).toEqual(["incall: 1"]);

    await edit({ rates: [] });
    expect(await readFacet("duration")).toEqual([]);
  });

  it("follow an exchange rate", async () => {
    await edit({ currency: "JPY", rates: [{ place: "outcall", duration: "120", amount: 60_000 }] });
    const readPrices = () => readFacet("price", { duration: "120" });
    const before = await readPrices();

    await world.put("/admin/exchange-rates", { rates: { JPY: 1_000 } }, admin);
    await world.jobs.drain();

    const after = await readPrices();
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after).not.toEqual(before);
  });

  it("name prices in dollars, whatever is searched for", async () => {
    const readLabels = async (query: string) => {
      const { body } = await world.get(`/escort-profile/search?facets=true&${query}`);
      return body.meta.facets.price.map(({ label }: FacetValue) => label);
    };
    const expected = [expect.stringMatching(/^\$\d+–\$\d+$/)];

    expect(await readLabels("q=mara")).toEqual(expected);
    expect(await readLabels("gender=female")).toEqual(expected);
    expect(await readLabels("location=oslo")).toEqual(expected);
  });

  const create = async (kind: string, given: object): Promise<string> =>
    (await world.post(`/admin/${kind}`, given, admin)).body.data._id;

  it("follow tags and services, which staff may delete", async () => {
    const tag = await create("tags", { slug: "zest", name: "Zest", color: "#8a5cf6" });
    const service = await create("services", { slug: "zest", name: "Zest" });
    await edit({ tags: [tag], services: ["Zest"] });
    expect([await readFacet("tags"), await readFacet("services")]).toEqual([["zest: 1"], ["zest: 1"]]);

    await world.delete(`/admin/tags/${tag}?force=true`, admin);
    await world.delete(`/admin/services/${service}?force=true`, admin);
    expect([await readFacet("tags"), await readFacet("services")]).toEqual([[], []]);
  });

  it("agree with a profile that has many tags and services", async () => {
    const names = ["Amber", "Birch", "Cedar", "Dahlia", "Elm"];
    const tags: string[] = [];
    for (const name of names) {
      tags.push(await create("tags", { slug: name.toLowerCase(), name, color: "#8a5cf6" }));
      await create("services", { slug: name.toLowerCase(), name });
    }
    await edit({ tags, services: names });

    expect(await readFacet("tags")).toHaveLength(names.length);
    expect(await readFacet("services")).toHaveLength(names.length);
  });

  it("are right after changes that happened at the same time", async () => {
    const { db } = world;
    const profileId = person.id;
    const durations = ["30", "90", "120", "180", "overnight"] as const;

    for (let round = 0; round < 10; round += 1) {
      await db.deleteFrom("profileRates").where("profileId", "=", profileId).execute();
      await Promise.all([
        ...durations.map((duration) =>
          db
            .insertInto("profileRates")
            .values({ profileId, place: "outcall", duration, amount: 300, usd: 300 })
            .execute(),
        ),
        db
          .updateTable("profiles")
          .set({ languages: [`Language ${round}`] })
          .where("id", "=", profileId)
          .execute(),
      ]);
      expect(await checkFacets(ctx)).toEqual([]);
    }

    expect(await readFacet("duration")).toEqual([
      "30: 1",
      "60: 1",
      "90: 1",
      "120: 1",
      "180: 1",
      "overnight: 1",
    ]);
    expect(await readFacet("languages")).toEqual(["Language 9: 1"]);
  });

  it.each([
    ["lost", sql`delete from profile_facets`],
    ["changed", sql`update profile_facets set outcall_rates = '{1}'`],
    ["changed in its tags", sql`update profile_facets set tag_ids = array(select id from tags limit 1)`],
  ])("are reported if the row was %s", async (_what, statement) => {
    await statement.execute(world.db);

    expect(await checkFacets(ctx)).toEqual([`the stored facets of profile ${person.id} are out of date`]);
  });
});
