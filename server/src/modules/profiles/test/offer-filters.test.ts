import { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { limits } from "@vesper/contract/core/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

interface FacetValue {
  value: string;
  label: string;
  count: number;
}

const search = (query: Record<string, string>) =>
  world.get(`/escort-profile/search?${new URLSearchParams(query).toString()}`);
const searchNames = async (query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.data.map(({ name }: { name: string }) => name).toSorted();
};

beforeAll(async () => {
  const people = {
    Ada: {
      services: ["Massage", "Concerts"],
      welcomes: ["women", "couples"],
      access: ["step-free", "elevator"],
    },
    Bea: { services: ["Massage", "Chess"], welcomes: ["women"], access: ["elevator"], gender: "other" },
    Cleo: { services: ["Concerts"], welcomes: ["men", "disabled"], access: ["step-free", "elevator"] },
    Dora: {},
  };
  for (const [name, given] of Object.entries(people))
    await buildPublicProfile(world, admin, { name, ...given });
});

describe("filters by services, welcome people and access", () => {
  it.each([
    [{ services: "massage" }, ["Ada", "Bea"]],
    [{ services: "massage,concerts" }, ["Ada"]],
    [{ services: "massage,massage" }, ["Ada", "Bea"]],
    [{ services: "massage,unknown" }, []],
    [{ welcomes: "women" }, ["Ada", "Bea"]],
    [{ welcomes: "women,couples" }, ["Ada"]],
    [{ access: "elevator" }, ["Ada", "Bea", "Cleo"]],
    [{ access: "elevator,step-free" }, ["Ada", "Cleo"]],
    [{ services: "concerts", welcomes: "disabled", access: "step-free" }, ["Cleo"]],
    [{ services: "massage", gender: "other" }, ["Bea"]],
  ])("match all chosen values: %j", async (query, names) => {
    expect(await searchNames(query as Record<string, string>)).toEqual(names);
  });

  it.each([{ welcomes: "everybody" }, { access: "ladder" }, { services: "Not a slug" }])(
    "refuse unknown values: %j",
    async (query) => {
      const { status } = await search(query as unknown as Record<string, string>);

      expect(status).toBe(400);
    },
  );

  const beginnings: Record<string, string>[] = [
    { location: "Oslo" },
    { services: "massage" },
    { welcomes: "women", access: "elevator" },
  ];
  it.each(beginnings)(
    "show as many results for each further choice as their counts promise: %j",
    async (query) => {
      const { facets } = (await search({ ...query, facets: "true" })).body.meta;

      for (const kind of ["services", "welcomes", "access"] as const) {
        expect(facets[kind].length).toBeGreaterThan(0);
        for (const { value, count } of facets[kind] as FacetValue[]) {
          const narrowed = { ...query, [kind]: [query[kind], value].filter(Boolean).join(",") };
          const { meta } = (await search(narrowed)).body;
          expect([kind, value, count]).toEqual([kind, value, meta.total]);
        }
      }
    },
  );

  it("name the values of facets", async () => {
    const { facets } = (await search({ services: "massage", facets: "true" })).body.meta;

    expect(facets.services[0]).toEqual({ value: "massage", label: "Massage", count: 2 });
    expect(facets.welcomes).toContainEqual({ value: "couples", label: "Couples", count: 1 });
    expect(facets.access).toContainEqual({ value: "step-free", label: "Step-free entrance", count: 1 });
  });

  it("work in saved searches and their alerts", async () => {
    const user = await world.user();
    const query = { services: "city-tour", welcomes: "women", access: "parking" };
    const saved = await world.post("/saved-searches", { name: "X", query, alerts: "instant" }, user);
    const newcomer = { services: ["City tour"], welcomes: ["women"], access: ["parking"] };

    await buildPublicProfile(world, admin, { ...newcomer, access: [] });
    world.clock.advance(limits.savedSearches.look.settle);
    await world.jobs.send(world.db, "saved-searches.instant", {});
    const before = (await world.mailsTo(user.email)).length;
    await buildPublicProfile(world, admin, newcomer);
    world.clock.advance(limits.savedSearches.look.settle);
    await world.jobs.send(world.db, "saved-searches.instant", {});

    expect([saved.status, saved.body.data.query]).toEqual([201, query]);
    expect((await world.mailsTo(user.email)).length - before).toBe(1);
  });
});

describe("who is welcome and access", () => {
  it("are stored, cleared and shown on the page", async () => {
    const profile = await buildPublicProfile(world, admin);
    const update = (given: object) => world.put("/escort-profile/my-profile", given, profile.escort);

    const saved = await update({ welcomes: [...Welcome.options], access: [...Access.options] });
    const page = await world.get(`/escort-profile/${profile.id}`);
    const cleared = await update({ welcomes: [], access: [] });

    const expected = { welcomes: Welcome.options, access: Access.options };
    expect(saved.body.data).toMatchObject(expected);
    expect(page.body.data).toMatchObject(expected);
    expect(cleared.body.data).toMatchObject({ welcomes: [], access: [] });
  });

  it.each([{ welcomes: ["nobody"] }, { welcomes: ["men", "men"] }, { access: ["ladder"] }, { access: null }])(
    "are refused: %j",
    async (given) => {
      const { escort } = await buildPublicProfile(world, admin);

      const { status } = await world.put("/escort-profile/my-profile", given, escort);

      expect(status).toBe(400);
    },
  );
});
