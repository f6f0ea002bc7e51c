import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { createContext } from "#platform/context.ts";
import { applyTourChanges } from "../service/tours.ts";

const world = await createWorld();
afterAll(() => world.close());
let admin = await world.admin();

const getDayIn = (days: number) =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const address = "/escort-profile/my-profile/tours";
const miami = (from: number, to: number) => ({
  city: "Miami",
  country: "United States",
  from: getDayIn(from),
  to: getDayIn(to),
});
const inMiami = async () =>
  (await world.get("/escort-profile/by-category/miami")).body.data.map(({ name }: { name: string }) => name);

let person: TestProfile;
beforeEach(async () => {
  admin = await world.signedInAgain(admin);
  person = await buildPublicProfile(world, admin, { name: `Vera ${world.clock.now().getTime()}` });
});

describe("a tour", () => {
  it("places the escort in its city only while it lasts", async () => {
    const created = await world.post(address, { ...miami(2, 4), note: "Downtown" }, person.escort);
    const name = (await world.get(`/escort-profile/${person.slug}`)).body.data.name;
    expect([created.status, await inMiami()]).toEqual([201, []]);

    world.clock.advance(2 * 86_400_000);
    await applyTourChanges(createContext(world.platform));
    const during = (await world.get(`/escort-profile/${person.slug}`)).body.data;
    expect(await inMiami()).toEqual([name]);
    expect(during).toMatchObject({ city: "Oslo", tour: { city: "Miami" }, tours: [{ note: "Downtown" }] });
    expect((await world.get("/escort-profile/by-category/miami?q=oslo")).body.data).toEqual([]);

    world.clock.advance(3 * 86_400_000);
    await applyTourChanges(createContext(world.platform));
    const after = (await world.get(`/escort-profile/${person.slug}`)).body.data;
    expect([await inMiami(), after.tour, after.tours]).toEqual([[], null, []]);
  });

  it("that starts today takes effect at once, and so does its cancellation", async () => {
    const { body } = await world.post(address, miami(0, 1), person.escort);
    expect(await inMiami()).toHaveLength(1);

    const removed = await world.delete(`${address}/${body.data._id}`, person.escort);
    expect([removed.body.data, await inMiami()]).toEqual([{ _id: body.data._id }, []]);
  });

  it("still applies when the home city changes", async () => {
    const { body } = await world.post(address, miami(0, 1), person.escort);
    await world.put("/escort-profile/my-profile", { city: "Bergen" }, person.escort);

    expect(await inMiami()).toHaveLength(1);
    await world.delete(`${address}/${body.data._id}`, person.escort);
    expect((await world.get("/escort-profile/search?q=bergen")).body.meta.total).toBe(1);
    await world.put("/escort-profile/my-profile", { isPublic: false }, person.escort);
  });

  it("cannot overlap another, end before it begins, or lie in the past", async () => {
    await world.post(address, miami(3, 6), person.escort);

    const answers = [
      await world.post(address, miami(6, 8), person.escort),
      await world.post(address, miami(9, 8), person.escort),
      await world.post(address, miami(-5, -4), person.escort),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 400, 400]);
    expect((await world.post(address, miami(7, 8), person.escort)).status).toBe(201);
  });

  it("is created once under concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.post(address, miami(3, 6), person.escort)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("is accessible to its owner only", async () => {
    const { body } = await world.post(address, miami(3, 6), person.escort);
    const other = await buildPublicProfile(world, admin);
    const path = `${address}/${body.data._id}`;

    const answers = [
      await world.put(path, { note: "mine" }, other.escort),
      await world.delete(path, other.escort),
      await world.get(address),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401]);
    const changed = await world.put(path, { note: "mine" }, person.escort);
    expect(changed.body.data).toMatchObject({ note: "mine", city: "Miami" });
  });
});
