import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftProfile, buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

let admin = await world.admin();
const terms = {
  categories: (await world.get("/taxonomies/categories")).body.data,
  tags: (await world.get("/taxonomies/tags")).body.data,
};
const getTermId = (kind: keyof typeof terms, slug: string) =>
  terms[kind].find((term: { slug: string }) => term.slug === slug)._id;

const createProfile = (given: object = {}, { approved = true } = {}): Promise<TestProfile> =>
  approved ? buildPublicProfile(world, admin, given) : buildDraftProfile(world, given);

const toIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const toNames = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("the feed", () => {
  const people: TestProfile[] = [];
  beforeAll(async () => {
    for (let at = 0; at < 7; at += 1) people.push(await createProfile({ name: `Feed ${at}` }));
  });

  it("shows everyone, twelve per page, and whether more follow", async () => {
    const { body } = await world.get("/escort-profile/public");
    const short = await world.get("/escort-profile/public?limit=3");

    expect(toIds(body.data).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(body.pagination).toEqual({ limit: 12, offset: 0, hasMore: false, nextCursor: null, ahead: 0 });
    expect(short.body.pagination).toMatchObject({
      limit: 3,
      hasMore: true,
      nextCursor: expect.any(String),
      ahead: 4,
    });
  });

  it("returns the same order by offset", async () => {
    const all = await world.get("/escort-profile/public");
    const { body } = await world.get("/escort-profile/public?limit=3&offset=3");

    expect(toNames(body.data)).toEqual(toNames(all.body.data).slice(3, 6));
    expect(body.pagination).toMatchObject({ hasMore: true, ahead: 1 });
  });

  it.each(["x", "AAAAAAAAAAAAAAAA", "../../../etc", "%00"])("refuses the cursor %j", async (cursor) => {
    const { status } = await world.get(`/escort-profile/public?cursor=${encodeURIComponent(cursor)}`);

    expect(status).toBe(400);
  });

  it("contains no contacts and no owner-only fields", async () => {
    const { slug } = await createProfile({
      phoneNumber: "+47 111",
      email: "canary@example.test",
      telegram: "canary",
    });

    const { body } = await world.get("/escort-profile/public?limit=100");

    expect(body.data.map((card: { slug: string }) => card.slug)).toContain(slug);
    expect(JSON.stringify(body)).not.toMatch(/canary|\+47|usd[A-Z]|status|isPublic|rejection/);
  });

  it("omits profiles whose owner blocked the viewer or was blocked", async () => {
    const [viewer, blocked, blocker] = [await world.user(), await createProfile(), await createProfile()];
    await world.post(`/blocks/${blocked.escort.id}`, undefined, viewer);
    await world.post(`/blocks/${viewer.id}`, undefined, blocker.escort);

    const { body } = await world.get("/escort-profile/public?limit=100", viewer);
    const visitors = await world.get("/escort-profile/public?limit=100");

    expect(toIds(body.data)).not.toContain(blocked.id);
    expect(toIds(body.data)).not.toContain(blocker.id);
    expect(toIds(visitors.body.data)).toEqual(expect.arrayContaining([blocked.id, blocker.id]));
  });
});

describe("a profile page", () => {
  it("is found by slug and by id", async () => {
    const { id, slug } = await createProfile({
      name: "Detail Person",
      aboutMe: "Hello",
      telegram: "someone",
    });

    const [bySlug, byId] = [
      await world.get(`/escort-profile/${slug}`),
      await world.get(`/escort-profile/${id}`),
    ];

    expect(bySlug.body.data).toMatchObject({ _id: id, aboutMe: "Hello", telegram: "someone", isPaid: false });
    expect(byId.body).toEqual(bySlug.body);
  });

  it("responds alike for an unknown and a hidden profile", async () => {
    const { slug } = await createProfile({}, { approved: false });

    const answers = [
      await world.get(`/escort-profile/${slug}`),
      await world.get("/escort-profile/no-such-person"),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [unseen, nobody] = answers.map(({ body }) => ({ ...body, requestId: "" }));
    expect(unseen).toEqual(nobody);
  });

  it("is visible in any state to its owner and to admins", async () => {
    const { slug, escort } = await createProfile({}, { approved: false });

    const answers = [
      await world.get(`/escort-profile/${slug}`, escort),
      await world.get(`/escort-profile/${slug}`, admin),
      await world.get(`/escort-profile/${slug}`, await world.user()),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it("is not found by blocked viewers, and names the viewer's own block", async () => {
    const [viewer, { slug, escort }] = [await world.user(), await createProfile()];
    await world.post(`/blocks/${viewer.id}`, undefined, escort);
    const blocked = await world.get(`/escort-profile/${slug}`, viewer);
    await world.delete(`/blocks/${viewer.id}`, escort);
    await world.post(`/blocks/${escort.id}`, undefined, viewer);

    const blocking = await world.get(`/escort-profile/${slug}`, viewer);

    expect([blocked.body.error, blocking.body.error]).toEqual(["not_found", "blocked"]);
  });

  it("shows premium only until it expires", async () => {
    const { id, slug } = await createProfile();
    const today = world.clock.now().toISOString().slice(0, 10);
    await world.put(`/admin/escort-profiles/${id}/premium`, { isPaid: true, premiumExpiry: today }, admin);

    const now = await world.get(`/escort-profile/${slug}`);
    world.clock.advance(24 * 60 * 60 * 1000);
    const tomorrow = await world.get(`/escort-profile/${slug}`);
    admin = await world.signedInAgain(admin);

    expect([now.body.data.isPaid, tomorrow.body.data.isPaid]).toEqual([true, false]);
  });
});

describe("contacts", () => {
  const contacts = { phoneNumber: "+47 222", whatsapp: "+47 333", instagram: "someone" };

  it("are public unless their owner limits them to members", async () => {
    const open = await createProfile(contacts);
    const members = await createProfile({ ...contacts, contactVisibility: "members" });
    const read = (who: TestProfile, viewer?: Person) =>
      world.post(`/escort-profile/${who.id}/contacts`, undefined, viewer);

    const answers = [await read(open), await read(members), await read(members, await world.user())];
    const page = await world.get(`/escort-profile/${members.slug}`);

    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(answers[2]?.body.data).toMatchObject(contacts);
    expect(page.body.data).toMatchObject({ areContactsHidden: true });
    expect(page.body.data.phoneNumber).toBeUndefined();
  });

  it("of a hidden profile are not found", async () => {
    const { id } = await createProfile(contacts, { approved: false });

    expect((await world.post(`/escort-profile/${id}/contacts`)).status).toBe(404);
  });
});

describe("a category page", () => {
  const massage = "/escort-profile/by-category/massage";
  beforeAll(async () => {
    const categoryId = getTermId("categories", "massage");
    await createProfile({
      name: "Ana",
      age: 22,
      categoryId,
      rateOutcall: 100,
      rateIncall: 500,
      city: "Łódź",
    });
    await createProfile({
      name: "Bea",
      age: 35,
      categoryId,
      rateOutcall: 300,
      rateIncall: 250,
      gender: "transgender",
    });
    await createProfile({
      name: "Cleo",
      age: 50,
      categoryId,
      rateOutcall: 200,
      rateIncall: 200,
      currency: "GBP",
    });
    await createProfile({ name: "Dee", age: 30 });
    await createProfile({ name: "Hidden", categoryId, isPublic: false });
  });
  const searchNames = async (query: string) => toNames((await world.get(`${massage}?${query}`)).body.data);

  it("lists its public profiles in pages, newest first", async () => {
    const { body } = await world.get(`${massage}?limit=2&page=2`);

    expect(await searchNames("")).toEqual(["Cleo", "Bea", "Ana"]);
    expect(toNames(body.data)).toEqual(["Ana"]);
    expect(body.meta).toEqual({ total: 3, page: 2, limit: 2, totalPages: 2, correctedTo: null });
  });

  it.each([
    ["sortBy=age&sortOrder=asc", ["Ana", "Bea", "Cleo"]],
    ["sortBy=name&sortOrder=desc", ["Cleo", "Bea", "Ana"]],
    // Rates are compared in dollars: 200 pounds are more than 200 dollars.
    ["sortBy=rateOutcall&sortOrder=asc", ["Ana", "Cleo", "Bea"]],
    ["sortBy=rateIncall&sortOrder=desc", ["Ana", "Cleo", "Bea"]],
    ["gender=transgender", ["Bea"]],
    ["ageMin=23&ageMax=40", ["Bea"]],
    ["minPrice=290", ["Bea", "Ana"]],
    ["maxPrice=150", ["Ana"]],
    ["minPrice=251&maxPrice=299", ["Cleo"]],
    ["location=lodz", ["Ana"]],
    ["q=LE", ["Cleo"]],
    ["q=łódź", ["Ana"]],
    ["q=%25", []],
    ["q=_", []],
    [`q=${encodeURIComponent("'\"\\")}`, []],
    ["q=%F0%9F%8C%99", []],
  ])("with %s finds %j", async (query, names) => {
    expect(await searchNames(query)).toEqual(names);
  });

  it("lists people without a rate after the lowest and highest rates, on every page", async () => {
    const categoryId = getTermId("categories", "companion");
    for (const [name, rateIncall] of [
      ["Fay", 0],
      ["Gia", 200],
      ["Hal", 0],
      ["Ivy", 100],
    ] as const) {
      await createProfile({ name, categoryId, rateIncall });
    }
    const search = async (query: string) =>
      toNames(
        (await world.get(`/escort-profile/by-category/companion?sortBy=rateIncall&${query}`)).body.data,
      );
    const [first, second, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map((page) => search(`sortOrder=asc&limit=1&page=${page}`)),
    );

    expect(await search("sortOrder=asc")).toEqual(["Ivy", "Gia", "Fay", "Hal"]);
    expect([first, second, third, fourth].flat()).toEqual(["Ivy", "Gia", "Fay", "Hal"]);
    expect(await search("sortOrder=asc&limit=3&page=2")).toEqual(["Hal"]);
    expect(await search("sortOrder=desc")).toEqual(["Gia", "Ivy", "Hal", "Fay"]);
  });

  it("matches the same terms as the search, in its own sort order", async () => {
    const categoryId = getTermId("categories", "therapist");
    const fields = { categoryId, tags: [getTermId("tags", "outgoing")], aboutMe: "Evenings at the theatre." };
    await createProfile({ name: "Wanda", ...fields });
    await createProfile({ name: "Theatre Lind", ...fields, aboutMe: "" });
    const getNamesAt = async (path: string) =>
      toNames((await world.get(`/escort-profile/${path}`)).body.data);

    expect((await getNamesAt("search?q=theatre&category=therapist")).toSorted()).toEqual([
      "Theatre Lind",
      "Wanda",
    ]);
    for (const page of ["by-category/therapist", "by-tag/outgoing"]) {
      expect(await getNamesAt(`${page}?q=theatre`)).toEqual(["Theatre Lind", "Wanda"]);
      expect(await getNamesAt(`${page}?q=theatre&sortBy=name&sortOrder=desc`)).toEqual([
        "Wanda",
        "Theatre Lind",
      ]);
    }
  });

  it("states which rate matched a price filter, in dollars", async () => {
    const listPriceMatches = async (query: string) => {
      const { body } = await world.get(`${massage}?${query}`);
      return body.data.map((row: { name: string; priceMatch?: object }) => [row.name, row.priceMatch]);
    };

    const hour = { duration: "60" };
    expect(await listPriceMatches("maxPrice=150")).toEqual([
      ["Ana", { isIncall: false, dollars: 100, amount: 100, ...hour }],
    ]);
    expect(await listPriceMatches("minPrice=400")).toEqual([
      ["Ana", { isIncall: true, dollars: 500, amount: 500, ...hour }],
    ]);
    expect(await listPriceMatches("gender=transgender")).toEqual([["Bea", undefined]]);
  });

  it("does not count a rate on request as a price", async () => {
    const categoryId = getTermId("categories", "escort");
    await createProfile({ name: "Dear", categoryId, rateOutcall: 0, rateIncall: 900 });

    const { body } = await world.get("/escort-profile/by-category/escort?maxPrice=300");

    expect(toNames(body.data)).toEqual([]);
  });

  it("corrects a typo and states the corrected search term", async () => {
    await createProfile({ name: "Rosalind", categoryId: getTermId("categories", "dancer") });

    const { body } = await world.get("/escort-profile/by-category/dancer?q=rosalnid");

    expect(toNames(body.data)).toEqual(["Rosalind"]);
    expect(body.meta).toMatchObject({ total: 1, correctedTo: "rosalind" });
  });

  it.each([
    "ageMin=17",
    "minPrice=-1",
    "sortBy=height",
    "sortOrder=up",
    "gender=x",
    "page=0",
    "limit=101",
    "q=%00",
  ])("refuses %s", async (query) => {
    expect((await world.get(`${massage}?${query}`)).status).toBe(400);
  });

  it("for a place lists the profiles there", async () => {
    const there = await createProfile({ name: "Manhattan", city: "new YORK" });

    const { body } = await world.get("/escort-profile/by-category/new-york");

    expect(toIds(body.data)).toEqual([there.id]);
  });

  it("that does not exist or is inactive answers 404", async () => {
    await world.post("/admin/categories", { name: "Quiet", slug: "quiet", isActive: false }, admin);

    expect((await world.get("/escort-profile/by-category/nowhere")).status).toBe(404);
    expect((await world.get("/escort-profile/by-category/quiet")).status).toBe(404);
  });
});

describe("a tag page", () => {
  it("lists the profiles with that tag, also within a category", async () => {
    const tags = [getTermId("tags", "shy")];
    const one = await createProfile({ tags, categoryId: getTermId("categories", "model") });
    const other = await createProfile({ tags });

    const all = await world.get("/escort-profile/by-tag/shy");
    const models = await world.get("/escort-profile/by-tag/shy?category=model");

    expect(toIds(all.body.data)).toEqual([other.id, one.id]);
    expect(toIds(models.body.data)).toEqual([one.id]);
    expect(all.body.data[0].tags).toMatchObject([{ slug: "shy", name: "Shy" }]);
  });

  it("for a computed tag lists the profiles that match now", async () => {
    const who = await createProfile({ name: "Computed" });
    const found = async (tag: string) =>
      toIds((await world.get(`/escort-profile/by-tag/${tag}?limit=100`)).body.data).includes(who.id);
    const before = [await found("verified"), await found("available-now"), await found("new")];
    await world.put(`/admin/escort-profiles/${who.id}/verification`, { isVerified: true }, admin);
    await world.post("/escort-profile/my-profile/available", { hours: 1 }, who.escort);
    const during = [await found("verified"), await found("available-now"), await found("new")];

    world.clock.advance(31 * 24 * 60 * 60 * 1000);

    expect(before).toEqual([false, false, true]);
    expect(during).toEqual([true, true, true]);
    expect([await found("verified"), await found("available-now"), await found("new")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
