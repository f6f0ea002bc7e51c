import { afterAll, describe, expect, it } from "vitest";
import { buildPendingListing } from "#test/factories/listings.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildReviewDraft, toReviewsPath } from "#test/factories/reviews.ts";
import { announceTour } from "#test/factories/tours.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld({ TRUST_PROXY: "1", COUNTRY_HEADER: "CF-IPCountry" });
const open = await createWorld({ COUNTRY_HEADER: "CF-IPCountry" });
afterAll(() => Promise.all([world.close(), open.close()]));
const admin = await world.admin();
const hidden = await buildPublicProfile(world, admin, { name: "Hester Veil", hiddenCountries: ["NO", "SE"] });
const neighbour = await buildPublicProfile(world, admin, { name: "Nadia Plain" });
const picture = await buildApprovedPicture(world, hidden.escort, admin);
const listing = await buildPendingListing(world, hidden.escort);
await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);
const visitor = await world.user();

type Who = Parameters<typeof world.get>[1];
const getFrom = (country: string, path: string, who?: Who) =>
  world.call("GET", path, undefined, who, { "cf-ipcountry": country });
const getNames = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

const lists = [
  "/escort-profile/public",
  "/escort-profile/search?q=hester",
  "/escort-profile/search?q=hes&counted=false",
  "/escort-profile/search?sortBy=name",
  "/escort-profile/by-tag/new",
  `/escort-profile/${neighbour.id}/similar`,
  "/cities/oslo/profiles",
];
const things = [
  `/escort-profile/${hidden.slug}`,
  `/escort-profile/${hidden.id}`,
  `/escort-profile/${hidden.id}/similar`,
  toReviewsPath(hidden),
  `/products/${listing.slug}`,
  `/products/id/${listing.id}`,
  `/media/${picture}`,
  `/favorites/${hidden.id}/count`,
];

describe("a profile with a hide-list", () => {
  it("is neither shown nor counted on city pages in a hidden country", async () => {
    await announceTour(world, hidden.escort, { city: "Bergen", country: "Norway", in: 3 });
    const readCities = async (country: string) => ({
      oslo: (await getFrom(country, "/cities/oslo")).body.data,
      bergen: (await getFrom(country, "/cities/bergen")).status,
      counts: (await getFrom(country, "/cities")).body.data,
      arrivals: (await getFrom(country, "/arrivals?near=60.39299,5.32415")).body.data.arrivals,
    });

    const [there, elsewhere] = [await readCities("NO"), await readCities("DK")];

    expect(elsewhere).toMatchObject({
      oslo: { profileCount: 2, newcomers: [{ name: "Nadia Plain" }, { name: "Hester Veil" }] },
      bergen: 200,
      counts: [
        { slug: "oslo", profileCount: 2 },
        { slug: "bergen", arrivalCount: 1 },
      ],
      arrivals: [{ profile: { name: "Hester Veil" } }],
    });
    expect(there).toMatchObject({
      oslo: { profileCount: 1, newcomers: [{ name: "Nadia Plain" }] },
      bergen: 404,
      counts: [{ slug: "oslo", profileCount: 1 }],
      arrivals: [],
    });
    expect(there.counts).toHaveLength(1);
  });

  it.each(lists)("is missing from %s in a hidden country, but not elsewhere", async (path) => {
    const [there, elsewhere] = [await getFrom("no", path), await getFrom("DK", path)];

    expect(getNames(elsewhere.body)).toContain("Hester Veil");
    expect(getNames(there.body)).not.toContain("Hester Veil");
  });

  it.each(things)("returns 404 for %s from a hidden or unknown country", async (path) => {
    const [there, elsewhere, nowhere] = [
      await getFrom("NO", path),
      await getFrom("DK", path),
      await world.get(path),
    ];

    expect([there.status, elsewhere.status, nowhere.status]).toEqual([404, 200, 404]);
    expect(there.body.message).toBe((await world.get("/escort-profile/nobody-at-all")).body.message);
  });

  it("has no listings or popular pictures in a hidden country", async () => {
    for (const path of ["/products", "/media/popular"]) {
      const [there, elsewhere] = [await getFrom("SE", path), await getFrom("FI", path)];
      expect([there.body.data.length, elsewhere.body.data.length]).toEqual([0, 1]);
      expect((there.body.meta ?? there.body.pagination).total).toBe(0);
    }
  });

  it("serves its files in other countries only", async () => {
    const url = `/media/${picture}/640.webp`;
    const open = (country: string) => world.http.inject({ url, headers: { "cf-ipcountry": country } });

    expect([(await open("NO")).statusCode, (await open("DK")).statusCode]).toEqual([404, 200]);
  });

  it("is counted in search facets in other countries only", async () => {
    const path = "/escort-profile/search?facets=true";
    const count = ({ body }: { body: { meta: { facets: { gender: { count: number }[] } } } }) =>
      body.meta.facets.gender[0]?.count;

    expect([count(await getFrom("NO", path)), count(await getFrom("DK", path))]).toEqual([1, 2]);
  });

  it.each(["/search-suggestions", "/search-suggestions?q=osl"])(
    "is counted in %s in other countries only, also for members",
    async (path) => {
      const count = async (country: string, who?: Who) =>
        (await getFrom(country, path, who)).body.data.places[0]?.profileCount;

      expect([await count("NO"), await count("DK")]).toEqual([1, 2]);
      expect([await count("NO", visitor), await count("DK", visitor)]).toEqual([1, 2]);
      expect([await count("NO", hidden.escort), await count("NO", admin)]).toEqual([2, 2]);
    },
  );

  it("is not among the people of its tags in a hidden country", async () => {
    const path = "/taxonomies/tags/people";
    const count = ({ body }: { body: { data: unknown[] } }) => body.data.length;

    expect([count(await getFrom("NO", path)), count(await getFrom("DK", path))]).toEqual([0, 1]);
  });

  it("cannot be messaged, reviewed, saved or reported from a hidden country", async () => {
    const headers = { "cf-ipcountry": "NO" };
    const send = async (path: string, body: object) =>
      (await world.call("POST", path, body, visitor, headers)).status;
    const report = { targetType: "profile", targetId: hidden.id, reason: "other", details: "Something" };

    expect(await send("/chat/conversations/private", { recipientId: hidden.escort.id })).toBe(404);
    expect(await send(toReviewsPath(hidden), buildReviewDraft())).toBe(404);
    expect(await send(`/favorites/${hidden.id}`, {})).toBe(404);
    expect(await send("/reports", report)).toBe(404);
    expect(await send(`/escort-profile/${hidden.id}/contacts`, {})).toBe(404);
  });

  it("stays in a member's favorites in a hidden country, without its details", async () => {
    await world.call("POST", `/favorites/${hidden.id}`, undefined, visitor, { "cf-ipcountry": "DK" });

    const [there, home] = [
      await getFrom("NO", "/favorites", visitor),
      await getFrom("DK", "/favorites", visitor),
    ];

    expect(there.body.data.favorites[0].profile).toBeNull();
    expect(home.body.data.favorites[0].profile.name).toBe("Hester Veil");
  });

  it("remains visible to its owner and admins in a hidden country", async () => {
    for (const who of [hidden.escort, admin]) {
      expect((await getFrom("NO", `/escort-profile/${hidden.slug}`, who)).status).toBe(200);
      expect(getNames((await getFrom("NO", "/escort-profile/public", who)).body)).toContain("Hester Veil");
      const { url } = (await getFrom("NO", `/media/${picture}`, who)).body.data;
      const file = await world.http.inject({ url, headers: { "cf-ipcountry": "NO" } });
      expect(file.statusCode).toBe(200);
    }
  });

  it("shows its hidden countries to its owner only", async () => {
    const own = await world.get("/escort-profile/my-profile", hidden.escort);
    const page = await getFrom("DK", `/escort-profile/${hidden.slug}`, visitor);

    expect(own.body.data.hiddenCountries).toEqual(["NO", "SE"]);
    expect(page.body.data).not.toHaveProperty("hiddenCountries");
  });
});

describe("a visitor's country", () => {
  const unreadable = ["XX", "T1", "EU", "NOR", "", "N0", "NO, DK", "DK, DK", "DK;q=1", "\u00c5\u00c4"];

  it.each(unreadable)(
    "is unknown for the header %j, which hides every profile with a hide-list",
    async (country) => {
      const [hester, nadia] = [`/escort-profile/${hidden.slug}`, `/escort-profile/${neighbour.slug}`];
      const list = await getFrom(country, "/escort-profile/public");

      expect([(await getFrom(country, hester)).status, (await getFrom(country, nadia)).status]).toEqual([
        404, 200,
      ]);
      expect(getNames(list.body)).toEqual(["Nadia Plain"]);
    },
  );

  it("is unknown without a country header, for lists and files too", async () => {
    const names = await Promise.all(lists.map(async (path) => getNames((await world.get(path)).body)));
    const file = await world.http.inject(`/media/${picture}/640.webp`);
    const popular = await world.get("/media/popular");
    const start = { recipientId: hidden.escort.id };

    expect(names.flat()).not.toContain("Hester Veil");
    expect([file.statusCode, popular.body.data.length]).toEqual([404, 0]);
    expect((await world.post("/chat/conversations/private", start, visitor)).status).toBe(404);
  });

  it("is in the Vary header of responses that depend on it", async () => {
    const varies = async (path: string) => String((await getFrom("DK", path)).headers["vary"]);
    const file = await world.http.inject({
      url: `/media/${picture}/640.webp`,
      headers: { "cf-ipcountry": "DK" },
    });

    expect(await varies("/escort-profile/public")).toContain("cf-ipcountry");
    expect(await varies(`/escort-profile/${hidden.slug}`)).toContain("cf-ipcountry");
    expect(file.headers.vary).toContain("cf-ipcountry");
    expect((await open.get("/escort-profile/public")).headers["vary"]).toBeUndefined();
  });

  it("is accepted from a trusted proxy only", async () => {
    const { slug } = await buildPublicProfile(open, await open.admin(), { hiddenCountries: ["NO"] });

    const { status } = await open.call("GET", `/escort-profile/${slug}`, undefined, null, {
      "cf-ipcountry": "NO",
    });

    expect(status).toBe(200);
  });
});

describe("a hide-list", () => {
  it("accepts country codes only", async () => {
    const { status, body } = await world.put(
      "/escort-profile/my-profile",
      { hiddenCountries: ["Norway"] },
      neighbour.escort,
    );

    expect(status).toBe(400);
    expect(body.details[0]).toContain("hiddenCountries");
  });

  it("can be cleared", async () => {
    const own = "/escort-profile/my-profile";
    await world.put(own, { hiddenCountries: ["NO"] }, neighbour.escort);
    expect((await getFrom("NO", `/escort-profile/${neighbour.slug}`)).status).toBe(404);

    await world.put(own, { hiddenCountries: [] }, neighbour.escort);
    expect((await getFrom("NO", `/escort-profile/${neighbour.slug}`)).status).toBe(200);
  });
});
