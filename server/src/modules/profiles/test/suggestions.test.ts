import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const suggest = async (q?: string, viewer?: Parameters<typeof world.get>[1]) =>
  (await world.get(`/search-suggestions${q === undefined ? "" : `?q=${encodeURIComponent(q)}`}`, viewer)).body
    .data;
const getCities = (places: { city: string; country: string; profileCount: number }[]) =>
  places.map(({ city, country, profileCount }) => `${city}, ${country}: ${profileCount}`);

const { data: tags } = (await world.get("/taxonomies/tags")).body;
const luxury = tags.find(({ slug }: { slug: string }) => slug === "luxury")._id;

const people = new Map<string, Awaited<ReturnType<typeof buildPublicProfile>>>();
beforeAll(async () => {
  for (const [name, city, country] of [
    ["Mara", "Vienna", "Austria"],
    ["Vera", "Vienna", "Austria"],
    ["Lou", "Paris", "France"],
    ["Nele", "Nowhereville", "Atlantis"],
  ] as const) {
    people.set(name, await buildPublicProfile(world, admin, { name, city, country, tags: [luxury] }));
  }
});

it("suggests matching cities that have profiles, with the number that a search there finds", async () => {
  const { places } = await suggest("vien");
  expect(getCities(places)).toEqual(["Vienna, Austria: 2"]);

  const [{ lat, lon }] = places;
  const { body } = await world.get(`/escort-profile/search?near=${lat},${lon}`);
  expect(body.meta.total).toBe(2);
  expect((await suggest("reykj")).places).toEqual([]);
});

it("suggests tags that some profile has, ignoring case and accents", async () => {
  expect((await suggest("LÚX")).tags).toEqual([{ slug: "luxury", name: "Luxury", profileCount: 4 }]);
  expect((await suggest("curv")).tags).toEqual([]);
  expect((await suggest("uxury")).tags).toEqual([]);
  expect((await suggest("new")).tags).toEqual([{ slug: "new", name: "New", profileCount: 4 }]);
});

it("suggests the most popular cities if the text is missing or too short", async () => {
  const popular = ["Vienna, Austria: 2", "Paris, France: 1"];
  expect(getCities((await suggest()).places)).toEqual(popular);
  expect(getCities((await suggest("v")).places)).toEqual(popular);
  expect((await suggest()).tags).toEqual([]);
});

it("suggests a city with profiles although eight larger ones begin with the same letters", async () => {
  await buildPublicProfile(world, admin, { city: "San Francisco", country: "United States" });
  expect(getCities((await suggest("san")).places)).toEqual(["San Francisco, United States: 1"]);
});

it("suggests a city once, however its profiles write it", async () => {
  for (const [city, country] of [
    ["London", "UK"],
    ["London", "England"],
    ["New York", "USA"],
    ["New York City", "United States"],
  ]) {
    await buildPublicProfile(world, admin, { city, country });
  }
  expect(getCities((await suggest("lond")).places)).toEqual(["London, United Kingdom: 2"]);
  expect(getCities((await suggest("new york c")).places)).toEqual(["New York City, United States: 2"]);
  const popular = getCities((await suggest()).places);
  expect(popular.filter((city) => /London|New York/.test(city))).toHaveLength(2);
});

it("treats every character literally", async () => {
  expect(await suggest("%%")).toEqual({ places: [], tags: [] });
  expect((await world.get(`/search-suggestions?q=${"x".repeat(101)}`)).status).toBe(400);
});

it("does not count a profile that was hidden, or whose owner blocked the viewer", async () => {
  const visitor = await world.user();
  const { escort } = people.get("Vera") as { escort: Parameters<typeof world.get>[1] };
  await world.post(`/blocks/${visitor.id}`, undefined, escort);
  expect(getCities((await suggest("vien", visitor)).places)).toEqual(["Vienna, Austria: 1"]);
  expect(getCities((await suggest("vien")).places)).toEqual(["Vienna, Austria: 2"]);

  await world.put("/escort-profile/my-profile", { isPublic: false }, escort);
  expect(getCities((await suggest("vien")).places)).toEqual(["Vienna, Austria: 1"]);
});
