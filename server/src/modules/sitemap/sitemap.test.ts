import { afterAll, describe, expect, it } from "vitest";
import { buildPublicListing } from "#test/factories/listings.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { announceTour } from "#test/factories/tours.ts";
import { createWorld } from "#test/world.ts";
import { readPart, readSitemap } from "./service.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const open = { isGated: false };

const read = async (url: string) => (await world.http.inject({ url })).body;
const profilesIn = (text: string) => [...text.matchAll(/\/escort\/([^<]+)</g)].map(([, slug]) => slug);

describe("the sitemap", () => {
  it("lists public profiles only, without those that opted out of indexing", async () => {
    const shown = await buildPublicProfile(world, admin, { name: "Shown" });
    const shy = await buildPublicProfile(world, admin, { name: "Bashful", isIndexed: false });
    const hidden = await buildPublicProfile(world, admin, { name: "Hidden" });
    await buildDraftProfile(world, { name: "Draft" });
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);

    const text = await read("/sitemap.xml");

    expect(profilesIn(text)).toEqual([shown.slug]);
    expect(text).toContain("/category/new-york<");
    expect(text).not.toContain(shy.slug);
  });

  it("lists the cities in which someone is or arrives, and no others", async () => {
    const { escort } = await buildPublicProfile(world, admin, { city: "Vienna", country: "Austria" });
    await announceTour(world, escort, { city: "Graz", country: "Austria", in: 4 });
    await announceTour(world, escort, { city: "Linz", country: "Austria", in: 40 });

    const listCities = async () =>
      [...(await read("/sitemap.xml")).matchAll(/\/city\/([^<]+)</g)].map(([, slug]) => slug);
    expect(await listCities()).toEqual(["graz", "oslo", "vienna"]);

    await world.put("/escort-profile/my-profile", { isPublic: false }, escort);
    expect(await listCities()).toEqual(["oslo"]);
  });

  it("is split when it grows too long for one file", async () => {
    const many = Array.from({ length: 120 }, () => ({ name: "Someone", city: "Oslo" }));
    await insertPublicProfiles(world.db, many, world.clock.now());
    const part = async (name: string) => (await readPart(world.platform, open, name, 100)) ?? [];

    const list = await readSitemap(world.platform, open, 100);
    const paths = [...(await part("profiles-1")), ...(await part("profiles-2"))].map(({ path }) => path);

    expect(list).toEqual({ parts: ["pages", "profiles-1", "profiles-2"] });
    expect(new Set(paths).size).toBe(121);
    expect(await readPart(world.platform, open, "profiles-3", 100)).toBeNull();
    expect(await read("/sitemaps/pages.xml")).toContain("/about<");
    expect((await world.http.inject({ url: "/sitemaps/profiles-9.xml" })).statusCode).toBe(404);
  });
});

describe("listings in the sitemap", () => {
  it("get parts of their own when it grows too long", async () => {
    const { slug } = await buildPublicListing(world, admin);

    const list = await readSitemap(world.platform, open, 100);
    const part = await readPart(world.platform, open, "listings-1", 100);

    expect(list).toMatchObject({ parts: expect.arrayContaining(["profiles-1", "listings-1"]) });
    expect(part).toEqual([{ path: `/listing/${slug}`, updatedAt: expect.any(Date) }]);
    expect(await readPart(world.platform, open, "listings-2", 100)).toBeNull();
  });
});

describe("robots.txt", () => {
  it("links to the sitemap and disallows private pages", async () => {
    const text = await read("/robots.txt");

    expect(text).toContain("/sitemap.xml");
    expect(text).toContain("Disallow: /admin");
  });
});
