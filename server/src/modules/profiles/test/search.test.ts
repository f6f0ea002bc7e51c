import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDraftProfile, buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const search = async (query: Record<string, string | number>) =>
  world.get(`/escort-profile/search?${new URLSearchParams(query as Record<string, string>).toString()}`);
const searchNames = async (query: Record<string, string | number>): Promise<string[]> => {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.data.map(({ name }: { name: string }) => name);
};

const { data: tags } = (await world.get("/taxonomies/tags")).body;
const tagId = (slug: string) => tags.find((tag: { slug: string }) => tag.slug === slug)._id;
const { data: categories } = (await world.get("/taxonomies/categories")).body;
const categoryId = (slug: string) =>
  categories.find((category: { slug: string }) => category.slug === slug)._id;

const people = new Map<string, TestProfile>();
const getPerson = (name: string) => people.get(name) as TestProfile;
beforeAll(async () => {
  const createPerson = async (name: string, given: object) => {
    people.set(name, await buildPublicProfile(world, admin, { name, ...given }));
  };
  const oslo = { city: "Oslo", country: "Norway" };
  await createPerson("Mara", { ...oslo, aboutMe: "Loves the opera and long walks." });
  await createPerson("Mara Lind", { ...oslo, gender: "male", age: 40, languages: ["English", "Norwegian"] });
  await createPerson("Tamara", { city: "Bergen", country: "Norway", rateOutcall: 900, rateIncall: 800 });
  await createPerson("Élodie", {
    city: "Marseille",
    country: "France",
    currency: "EUR",
    languages: ["French"],
  });
  await createPerson("Ruben", {
    city: "Drammen",
    country: "Norway",
    gender: "male",
    tags: [tagId("luxury"), tagId("outcall")],
    categoryId: categoryId("companion"),
  });
  await createPerson("Ines", { city: "New York", country: "USA", tags: [tagId("luxury")] });
});

describe("text search", () => {
  it("ranks better name matches first, then shorter names, then text", async () => {
    const aboutOnly = await buildPublicProfile(world, admin, {
      name: "Zoe",
      aboutMe: "A friend of mara, as you know.",
    });

    expect(await searchNames({ q: "mara" })).toEqual(["Mara", "Mara Lind", "Tamara", "Zoe"]);
    await world.put("/escort-profile/my-profile", { isPublic: false }, aboutOnly.escort);
  });

  it("ignores case and accents in both query and profile", async () => {
    expect(await searchNames({ q: "ELODIE" })).toEqual(["Élodie"]);
    expect(await searchNames({ q: "bérgen" })).toEqual(["Tamara"]);
  });

  it("matches the city, and the first word of a longer query", async () => {
    expect(await searchNames({ q: "oslo" })).toEqual(["Mara", "Mara Lind"]);
    expect((await searchNames({ q: "ruben from drammen" }))[0]).toBe("Ruben");
  });

  it("corrects a typo only when the search term matches nothing", async () => {
    const { body } = await search({ q: "elodei" });

    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(["Élodie"]);
    expect(body.meta.correctedTo).toBe("elodie");
    expect((await search({ q: "mara" })).body.meta.correctedTo).toBeNull();
    expect((await search({ q: "mara", gender: "other" })).body.meta).toMatchObject({
      correctedTo: null,
      total: 0,
    });
  });

  it("treats every character literally and never matches everything", async () => {
    const hostile = [
      "%",
      "_",
      "%%",
      "__",
      "'",
      `"' or 1=1 --`,
      String.raw`\\%`,
      "🙂🙂",
      "a'b",
      ".*",
      "%a%",
      "x".repeat(100),
      // Full-width forms and bare accents are changed or removed by the normalization.
      "％％",
      "＿＿",
      "＼％",
      "\u0301\u0301",
    ];
    for (const q of hostile) {
      const { status, body } = await search({ q });
      expect({ q, status, total: body.meta?.total }).toEqual({ q, status: 200, total: 0 });
    }
    for (const q of ["x".repeat(101), "x".repeat(10_000), "a\0b", "ab\ud800"]) {
      const address = `/escort-profile/search?q=${q.includes("\ud800") ? "%ED%A0%80ab" : encodeURIComponent(q)}`;
      expect([200, 400]).toContain((await world.get(address)).status);
    }
    expect((await world.get("/escort-profile/search?q=%00%00")).status).toBe(400);
  });

  it("returns nothing for a single letter", async () => {
    expect(await searchNames({ q: "m" })).toEqual([]);
  });

  it("returns consecutive pages with an exact total", async () => {
    const [first, second] = [
      await search({ q: "mara", limit: 2 }),
      await search({ q: "mara", limit: 2, page: 2 }),
    ];

    expect(first.body.meta).toMatchObject({ total: 3, page: 1, totalPages: 2 });
    expect([...first.body.data, ...second.body.data].map(({ name }) => name)).toEqual([
      "Mara",
      "Mara Lind",
      "Tamara",
    ]);
  });
});

describe("a short suggestion query", () => {
  it("is cached, but never shows a profile hidden since then", async () => {
    const suggest = () => searchNames({ q: "xan", counted: "false", limit: 16 });
    const person = await buildPublicProfile(world, admin, { name: "Xandra" });
    expect(await suggest()).toEqual(["Xandra"]);

    await world.put("/escort-profile/my-profile", { isPublic: false }, person.escort);
    expect(await suggest()).toEqual([]);
  });
});

describe("filters", () => {
  it.each([
    [{ gender: "male", sortBy: "location" }, ["Ruben", "Mara Lind"]],
    [{ location: "norw", sortBy: "name" }, ["Mara", "Mara Lind", "Ruben", "Tamara"]],
    [{ category: "companion" }, ["Ruben"]],
    [{ category: "new-york" }, ["Ines"]],
    [{ category: "no-such" }, []],
    [{ tags: "luxury", sortBy: "name" }, ["Ines", "Ruben"]],
    [{ tags: "luxury,outcall" }, ["Ruben"]],
    [{ tags: "luxury,no-such" }, []],
    [{ minPrice: 700 }, ["Tamara"]],
    [{ minPrice: 850, maxPrice: 880 }, []],
    [{ ageMin: 35, ageMax: 45 }, ["Mara Lind"]],
    [{ languages: "English,Norwegian" }, ["Mara Lind"]],
    [{ q: "mara", gender: "male" }, ["Mara Lind"]],
  ])("%j finds %j", async (query, names) => {
    expect(await searchNames(query as Record<string, string>)).toEqual(names);
  });

  it("find verified profiles, and available ones until their time ends", async () => {
    await world.put(
      `/admin/escort-profiles/${getPerson("Ruben").id}/verification`,
      { isVerified: true },
      admin,
    );
    await world.post("/escort-profile/my-profile/available", { hours: 1 }, getPerson("Ines").escort);

    expect(await searchNames({ verified: "true" })).toEqual(["Ruben"]);
    expect(await searchNames({ available: "true" })).toEqual(["Ines"]);
    world.clock.advance(61 * 60 * 1000);
    expect(await searchNames({ available: "true" })).toEqual([]);
  });

  it.each([
    "gender=robot",
    "minPrice=-1",
    "ageMin=17",
    "near=here",
    "near=91,0",
    "page=0",
    "sortBy=magic",
    "radiusKm=0",
  ])("reject %s", async (query) => {
    const { status, body } = await world.get(`/escort-profile/search?${query}`);
    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
  });
});

describe("searching near a city", () => {
  const oslo = "59.9139,10.7522";

  it("returns the nearest first, within the radius, with distances", async () => {
    const { body } = await search({ near: oslo, radiusKm: 100 });

    const found = body.data.map(({ name, distanceKm }: { name: string; distanceKm: number }) => [
      name,
      distanceKm,
    ]);
    // The order of the two in Oslo rotates.
    expect(found.slice(0, 2).toSorted()).toEqual([
      ["Mara Lind", 0],
      ["Mara", 0],
    ]);
    expect(found.slice(2)).toEqual([["Ruben", expect.toSatisfy((km: number) => km > 30 && km < 45)]]);
    expect(body.meta.total).toBe(3);
    expect((await searchNames({ near: oslo, radiusKm: 10 })).toSorted()).toEqual(["Mara", "Mara Lind"]);
    expect(await searchNames({ near: "0,0", radiusKm: 10 })).toEqual([]);
    expect(await searchNames({ near: "40.7,-74", radiusKm: 25 })).toEqual(["Ines"]);
  });
});

describe("facets", () => {
  it("count matches, and the alternatives within a selected filter", async () => {
    const { body } = await search({ location: "norway", gender: "male", facets: "true" });
    const counts = (kind: string) =>
      Object.fromEntries(
        body.meta.facets[kind].map(({ value, count }: { value: string; count: number }) => [value, count]),
      );

    expect(counts("gender")).toEqual({ female: 2, male: 2 });
    expect(counts("category")).toEqual({ companion: 1 });
    expect(counts("tags")).toEqual({ luxury: 1, outcall: 1 });
    expect(counts("languages")).toEqual({ English: 1, Norwegian: 1 });
    // Each profile has an outcall rate in a higher band as well, but counts once.
    expect(counts("price")).toEqual({ "250-300": 2 });
    expect(body.meta.areFacetsEstimated).toBe(false);
  });

  it("never count more prices than profiles", async () => {
    const queries: Record<string, string>[] = [{ location: "norway" }, { minPrice: "1" }, { q: "mara" }];
    for (const query of queries) {
      const { body } = await search({ ...query, facets: "true" });
      const prices = body.meta.facets.price.map(({ count }: { count: number }) => count);

      expect(prices.reduce((sum: number, count: number) => sum + count, 0)).toBeLessThanOrEqual(
        body.meta.total,
      );
    }
  });
});

describe("a profile the viewer may not see", () => {
  it("is found by no search and counted in no facet", async () => {
    const secret = { name: "Quintessa", city: "Quietville", aboutMe: "quizzical", country: "Nowhere" };
    const hidden = await buildPublicProfile(world, admin, { ...secret, tags: [tagId("vip")] });
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await buildDraftProfile(world, secret);

    for (const q of ["Quintessa", "Quietville", "quizzical", "quint", "Quintesa"]) {
      const { body } = await search({ q, facets: "true" });
      expect([q, body.meta.total, body.meta.facets.gender]).toEqual([q, 0, []]);
    }
    expect(await searchNames({ tags: "vip" })).toEqual([]);
    expect(await searchNames({ location: "quiet" })).toEqual([]);
  });

  it("is not found by a member its owner has blocked", async () => {
    const visitor = await world.user();
    const again = await world.signedInAgain(getPerson("Ruben").escort);
    await world.post(`/blocks/${visitor.id}`, undefined, again);

    const { body } = await world.get("/escort-profile/search?q=ruben", visitor);

    expect([body.data, body.meta.total]).toEqual([[], 0]);
  });
});
