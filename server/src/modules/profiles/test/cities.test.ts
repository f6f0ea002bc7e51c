import { afterAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { announceTour } from "#test/factories/tours.ts";
import { createWorld } from "#test/world.ts";
import { createContext } from "#platform/context.ts";
import { importCities } from "#modules/places/service.ts";
import { applyTourChanges } from "../service/tours.ts";

const world = await createWorld();
afterAll(() => world.close());
let admin = await world.admin();

type Counted = { slug: string; profileCount: number; arrivalCount: number };
const getNames = (people: { name: string }[]) => people.map(({ name }) => name);
const getCity = async (slug: string) => (await world.get(`/cities/${slug}`)).body.data;
const findCounts = async (slug: string) =>
  (await world.get("/cities")).body.data.find((city: Counted) => city.slug === slug);
const build = (name: string, city: string, country: string, more: object = {}) =>
  buildPublicProfile(world, admin, { name, city, country, ...more });

describe("a city", () => {
  it("shows who is there, and the same people page by page", async () => {
    await build("Vera", "Vienna", "Austria", { languages: ["German", "English"] });
    await build("Wanda", "Wien", "Austria", { languages: ["German"] });
    await build("Graz Resident", "Graz", "Austria");

    const city = await getCity("vienna");
    const first = (await world.get("/cities/vienna/profiles?limit=1")).body;
    const second = (await world.get("/cities/vienna/profiles?limit=1&page=2")).body;

    expect(city).toMatchObject({
      slug: "vienna",
      city: "Vienna",
      country: "Austria",
      profileCount: 2,
      verifiedCount: 0,
      touringCount: 0,
      category: null,
      facets: {
        languages: [
          { value: "German", count: 2 },
          { value: "English", count: 1 },
        ],
      },
    });
    expect(first.meta).toMatchObject({ total: 2, totalPages: 2 });
    expect(getNames([...first.data, ...second.data]).toSorted()).toEqual(["Vera", "Wanda"]);
    expect(city.neighbours).toEqual([
      expect.objectContaining({ slug: "graz", profileCount: 1, distanceKm: 145 }),
    ]);
  });

  it("is told apart from another of the same name", async () => {
    await build("Texan", "Paris", "United States");
    await build("Parisian", "Paris", "France");

    expect(getNames((await getCity("paris")).newcomers)).toEqual(["Parisian"]);
    expect(getNames((await getCity("paris-us")).newcomers)).toEqual(["Texan"]);
  });

  it.each([
    ["new-york", "new-york-city"],
    ["New-York-City", "new-york-city"],
    ["new york", "new-york-city"],
    ["paris-fr", "paris"],
    ["wien", "vienna"],
    ["nyc", "new-york-city"],
  ])("is found as %s", async (spelling, slug) => {
    await build("Resident", "New York", "United States");

    expect((await getCity(encodeURIComponent(spelling))).slug).toBe(slug);
  });

  it.each(["atlantis", "reykjavik", "-", "%F0%9F%8C%86"])(
    "does not exist as %s: unknown, or nobody is there",
    async (slug) => {
      expect((await world.get(`/cities/${slug}`)).status).toBe(404);
      expect((await world.get(`/cities/${slug}/profiles`)).body.data ?? []).toEqual([]);
    },
  );

  it("ends with the last public profile", async () => {
    const only = await build("Only One", "Lisbon", "Portugal");
    expect(await findCounts("lisbon")).toMatchObject({ profileCount: 1, arrivalCount: 0 });

    await world.put("/escort-profile/my-profile", { isPublic: false }, only.escort);

    expect((await world.get("/cities/lisbon")).status).toBe(404);
    expect(await findCounts("lisbon")).toBeUndefined();
  });

  it("keeps its address and its people when the list renames it", async () => {
    await build("Iris", "Odessa", "Ukraine");
    await world.db.updateTable("cities").set({ name: "Odesa" }).where("slug", "=", "odessa").execute();
    world.platform.pages.purge();
    await importCities(world.db);

    expect(await getCity("odessa")).toMatchObject({ slug: "odessa", city: "Odesa", profileCount: 1 });
  });

  it("shows the staff's own text of the location category", async () => {
    await build("Resident", "Miami", "United States");

    expect((await getCity("miami")).category).toMatchObject({ slug: "miami", name: "Miami" });
  });

  it("calls people new for 30 days after they first became public", async () => {
    await build("Fresh", "Antwerp", "Belgium");
    expect(getNames((await getCity("antwerpen")).newcomers)).toEqual(["Fresh"]);

    world.clock.advance(31 * 86_400_000);
    world.platform.pages.purge();

    expect(await getCity("antwerpen")).toMatchObject({ profileCount: 1, newcomers: [] });
    admin = await world.signedInAgain(admin);
  });
});

describe("people who come to a city", () => {
  it("are listed with their dates until they arrive, then among those who are there", async () => {
    const early = await build("Early", "Oslo", "Norway");
    const late = await build("Late", "Oslo", "Norway");
    const far = await build("Far Off", "Oslo", "Norway");
    await announceTour(world, late.escort, { city: "Bergen", country: "Norway", in: 20 });
    const first = await announceTour(world, early.escort, { city: "Bergen", country: "Norway", in: 3 });
    await announceTour(world, early.escort, { city: "Bergen", country: "Norway", in: 12 });
    await announceTour(world, far.escort, { city: "Bergen", country: "Norway", in: 31 });

    const before = await getCity("bergen");
    expect(before.arrivals).toMatchObject([
      { profile: { name: "Early" }, from: first.from, to: first.to },
      { profile: { name: "Late" } },
    ]);
    expect(before).toMatchObject({ profileCount: 0, arrivalCount: 2 });
    expect(await findCounts("bergen")).toMatchObject({ profileCount: 0, arrivalCount: 2 });

    world.clock.advance(3 * 86_400_000);
    await applyTourChanges(createContext(world.platform));
    const during = await getCity("bergen");
    expect(during).toMatchObject({ profileCount: 1, touringCount: 1 });
    // The second tour is still ahead, and the one after 31 days is now near enough.
    expect(during.arrivals).toMatchObject([
      { profile: { name: "Early" } },
      { profile: { name: "Late" } },
      { profile: { name: "Far Off" } },
    ]);

    world.clock.advance(3 * 86_400_000);
    await applyTourChanges(createContext(world.platform));
    expect(await getCity("bergen")).toMatchObject({ profileCount: 0, touringCount: 0 });
  });

  it("leave the list when they cancel, move the tour or hide", async () => {
    admin = await world.signedInAgain(admin);
    const announce = async (name: string) => {
      const { escort } = await build(name, "Oslo", "Norway");
      const { id } = await announceTour(world, escort, { city: "Tallinn", country: "Estonia", in: 2 });
      return { escort, path: `/escort-profile/my-profile/tours/${id}` };
    };
    const canceller = await announce("Canceller");
    const mover = await announce("Mover");
    const hider = await announce("Hider");
    expect((await getCity("tallinn")).arrivals).toHaveLength(3);

    await world.delete(canceller.path, canceller.escort);
    await world.put(mover.path, { city: "Riga", country: "Latvia" }, mover.escort);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hider.escort);

    expect((await world.get("/cities/tallinn")).status).toBe(404);
    expect((await getCity("riga")).arrivals).toHaveLength(1);
  });

  it("are found near a place, with the city at its coordinates", async () => {
    const { escort } = await build("Near", "Oslo", "Norway");
    await announceTour(world, escort, { city: "Aalborg", country: "Denmark", in: 2 });
    const { lat, lon } = (await world.get("/places?q=aalborg")).body.data[0];

    const here = (await world.get(`/arrivals?near=${lat},${lon}`)).body.data;
    const elsewhere = (await world.get("/arrivals?near=0,0")).body.data;

    expect(here.city).toEqual({ slug: "aalborg", city: "Aalborg" });
    expect(here.arrivals).toHaveLength(1);
    expect(elsewhere).toEqual({ city: null, arrivals: [] });
    expect((await world.get("/arrivals")).status).toBe(400);
  });

  it("are located after the previous release announced their tours", async () => {
    const { escort } = await build("Former", "Oslo", "Norway");
    const { id } = await announceTour(world, escort, { city: "Porto", country: "Portugal", in: 4 });
    await world.db.updateTable("tours").set({ placeId: null }).where("id", "=", id).execute();
    world.platform.pages.purge();
    expect((await world.get("/cities/porto")).status).toBe(404);

    await applyTourChanges(createContext(world.platform));
    world.platform.pages.purge();

    expect((await getCity("porto")).arrivals).toHaveLength(1);
  });
});
