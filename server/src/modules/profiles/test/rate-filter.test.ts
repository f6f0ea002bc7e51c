import { getPriceEdges } from "@vesper/contract/profiles/price-bands";
import {
  durations,
  type RateDuration,
  RatePlace,
  type DurationRate,
} from "@vesper/contract/profiles/profile-rates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

type Query = Record<string, string>;
interface Hit {
  name: string;
  priceMatch?: object;
}
interface FacetCount {
  value: string;
  count: number;
}

const search = async (query: Query) => {
  const { status, body } = await world.get(`/escort-profile/search?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body;
};
const searchNames = async (query: Query): Promise<string[]> =>
  (await search(query)).data.map(({ name }: Hit) => name).toSorted();

const { data: categories } = (await world.get("/taxonomies/categories")).body;
const companion = categories.find(({ slug }: { slug: string }) => slug === "companion")._id;

const rate = (place: RatePlace, duration: RateDuration, amount: number): DurationRate => ({
  place,
  duration,
  amount,
});
const people: {
  name: string;
  currency?: string;
  rateOutcall: number;
  rateIncall: number;
  rates?: DurationRate[];
}[] = [
  { name: "Ada", rateOutcall: 300, rateIncall: 250 },
  {
    name: "Bo",
    rateOutcall: 200,
    rateIncall: 0,
    rates: [rate("outcall", "120", 380), rate("outcall", "overnight", 1400)],
  },
  {
    name: "Cleo",
    rateOutcall: 0,
    rateIncall: 160,
    rates: [rate("incall", "30", 90), rate("incall", "120", 300)],
  },
  {
    name: "Dara",
    rateOutcall: 0,
    rateIncall: 0,
    rates: [rate("outcall", "120", 800), rate("incall", "180", 600)],
  },
  { name: "Esme", currency: "EUR", rateOutcall: 460, rateIncall: 0, rates: [rate("incall", "120", 368)] },
  { name: "Fay", rateOutcall: 0, rateIncall: 0 },
];

beforeAll(async () => {
  for (const person of people) await buildPublicProfile(world, admin, { ...person, categoryId: companion });
});

describe("a search by rates", () => {
  it.each<[Query, string[]]>([
    [{ place: "outcall" }, ["Ada", "Bo", "Dara", "Esme"]],
    [{ place: "incall" }, ["Ada", "Cleo", "Dara", "Esme"]],
    [{ duration: "60" }, ["Ada", "Bo", "Cleo", "Esme"]],
    [{ duration: "60", place: "incall" }, ["Ada", "Cleo"]],
    [{ duration: "120" }, ["Bo", "Cleo", "Dara", "Esme"]],
    [{ duration: "120", place: "outcall" }, ["Bo", "Dara"]],
    [{ duration: "overnight" }, ["Bo"]],
    [{ duration: "240" }, []],
    // Hourly: Dara and Esme by the share of their longer rates.
    [{ maxPrice: "250" }, ["Ada", "Bo", "Cleo", "Dara", "Esme"]],
    [{ maxPrice: "250", place: "outcall" }, ["Bo"]],
    [{ minPrice: "390", maxPrice: "410" }, ["Dara"]],
    [{ minPrice: "390", maxPrice: "410", duration: "60" }, []],
    // For the chosen duration.
    [{ maxPrice: "390", duration: "120" }, ["Bo", "Cleo"]],
    [{ minPrice: "395", maxPrice: "405", duration: "120" }, ["Esme"]],
    [{ minPrice: "390", duration: "120", place: "outcall" }, ["Dara"]],
  ])("with %j finds %j", async (query, names) => {
    expect(await searchNames(query)).toEqual(names);
    const listed = await world.get(
      `/escort-profile/by-category/companion?${new URLSearchParams(query).toString()}`,
    );
    expect(listed.body.data.map(({ name }: Hit) => name).toSorted()).toEqual(names);
  });

  it.each<[Query, string, object | undefined]>([
    [{ duration: "120" }, "Bo", { isIncall: false, duration: "120", amount: 380, dollars: 380 }],
    [{ duration: "120" }, "Esme", { isIncall: true, duration: "120", amount: 368, dollars: 400 }],
    [{ place: "incall" }, "Ada", { isIncall: true, duration: "60", amount: 250, dollars: 250 }],
    [{ maxPrice: "260" }, "Ada", { isIncall: true, duration: "60", amount: 250, dollars: 250 }],
    [{ minPrice: "400" }, "Esme", { isIncall: false, duration: "60", amount: 460, dollars: 500 }],
    // The budget is per hour; the rate shown is the one that can be booked.
    [
      { minPrice: "390", maxPrice: "410" },
      "Dara",
      { isIncall: false, duration: "120", amount: 800, dollars: 800 },
    ],
    [{ maxPrice: "250" }, "Dara", { isIncall: true, duration: "180", amount: 600, dollars: 600 }],
    [{ gender: "female" }, "Ada", undefined],
  ])("with %j shows the rate of %s that fits", async (query, name, match) => {
    const { data } = await search(query);

    expect(data.find((hit: Hit) => hit.name === name)?.priceMatch).toEqual(match);
  });

  it.each(["duration=75", "duration=1h", "place=hotel"])("refuses %s", async (query) => {
    for (const path of ["search", "by-category/companion", "by-tag/luxury"]) {
      expect((await world.get(`/escort-profile/${path}?${query}`)).status).toBe(400);
    }
  });
});

describe("the facets of rates", () => {
  const chosen: Query[] = [
    { gender: "female" },
    { place: "incall" },
    { duration: "120" },
    { maxPrice: "400" },
    { minPrice: "300", duration: "120" },
    { duration: "120", place: "outcall" },
    { maxPrice: "300", place: "incall" },
    { q: "Dara", duration: "120" },
  ];

  it.each(chosen)("of %j count what choosing each value finds", async (query) => {
    const { facets } = (await search({ ...query, facets: "true" })).meta;
    const recount = async (name: string, values: readonly string[]) => {
      const counts: FacetCount[] = [];
      for (const value of values) {
        const { total } = (await search({ ...query, [name]: value })).meta;
        if (total > 0) counts.push({ value, count: total });
      }
      return counts;
    };
    const toCounts = (kind: string) => facets[kind].map(({ value, count }: FacetCount) => ({ value, count }));

    expect(toCounts("duration")).toEqual(await recount("duration", durations));
    expect(toCounts("place")).toEqual(await recount("place", RatePlace.options));
  });

  it.each(chosen)("of %j put each profile in the price band of its lowest fitting rate", async (query) => {
    const { minPrice: _min, maxPrice: _max, ...rest } = query;
    const { facets } = (await search({ ...query, facets: "true" })).meta;
    const edges = getPriceEdges(query["duration"] as RateDuration | undefined);
    const isBelow = async (maxPrice: number) =>
      (await search({ ...rest, maxPrice: String(maxPrice) })).meta.total as number;

    let below = 0;
    for (const [at, from] of edges.entries()) {
      // A price equal to an edge belongs to the band above it; no rate here ends in 99 cents.
      const upTo = await isBelow((edges[at + 1] ?? 1_000_001) - 1);
      const value = `${from}-${edges[at + 1] ?? ""}`;
      const band = facets.price.find((one: FacetCount) => one.value === value)?.count ?? 0;
      expect([value, band]).toEqual([value, upTo - below]);
      below = upTo;
    }
  });
});

describe("a saved search by rates", () => {
  it("is stored with its duration and place", async () => {
    const member = await world.user();
    const query = { duration: "120", place: "incall", maxPrice: "350" };

    const saved = await world.post("/saved-searches", { name: "Dinner", query }, member);
    const wrong = await world.post("/saved-searches", { name: "X", query: { duration: "2h" } }, member);

    expect([saved.status, saved.body.data.query]).toEqual([201, query]);
    expect(wrong.status).toBe(400);
  });
});
