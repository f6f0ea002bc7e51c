import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const all = { tours: true, available: true, pictures: true };
const follow = (who: Person, { id }: { id: string }, choices: object = all) =>
  world.put(`/follows/${id}`, choices, who);
const listFollows = async (who: Person) => (await world.get("/follows", who)).body.data.follows;
const countFollowers = async (escort: Person) =>
  (await world.get("/escort-profile/my-profile/followers", escort)).body.data;
const place = { city: "Oslo", country: "Norway", lat: 59.9127, lon: 10.7461, radiusKm: 50 };

describe("following a profile", () => {
  it("stores the choices, and changes them when repeated", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin, { name: "Vera" })];

    const first = await follow(user, profile);
    await follow(user, profile, { tours: false, available: true, pictures: false });

    expect(first).toMatchObject({ status: 200, body: { data: { _id: profile.id, ...all } } });
    expect(await listFollows(user)).toMatchObject([
      {
        _id: profile.id,
        tours: false,
        available: true,
        pictures: false,
        profile: { name: "Vera" },
        news: [],
      },
    ]);
    const status = await world.get(`/follows/${profile.id}/status`, user);
    expect(status.body.data.follow).toEqual({ tours: false, available: true, pictures: false });
  });

  it("does not touch favorites, and favorites do not follow", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    await follow(user, profile);
    expect((await world.get(`/favorites/${profile.id}/status`, user)).body.data.isFavorite).toBe(false);

    await world.delete(`/follows/${profile.id}`, user);
    await world.post(`/favorites/${profile.id}`, undefined, user);

    expect((await world.get(`/follows/${profile.id}/status`, user)).body.data.follow).toBeNull();
  });

  it("is refused without a choice, for one's own profile, and for a profile the member may not see", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    const hidden = await buildPublicProfile(world, admin);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);

    const nothing = await follow(user, profile, { tours: false, available: false, pictures: false });

    expect(nothing.body.error).toBe("validation_error");
    expect((await follow(profile.escort, profile)).status).toBe(403);
    expect((await follow(user, hidden)).body.error).toBe("not_found");
    expect((await follow(user, { id: newId() })).status).toBe(404);
  });

  it("is limited, even under concurrent requests", async () => {
    const user = await world.user();
    const people = Array.from({ length: limits.follows.user + 2 }, () => ({ name: "X", city: "Oslo" }));
    const [one, two, three, four, ...others] = await insertPublicProfiles(
      world.db,
      people,
      world.clock.now(),
    );
    const createdAt = world.clock.now();
    const rows = others.map((profileId) => ({ userId: user.id, profileId, ...all, createdAt }));
    await world.db.insertInto("follows").values(rows).execute();

    const answers = await Promise.all([one, two, three, four].map((id = "") => follow(user, { id })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await listFollows(user)).toHaveLength(limits.follows.user);
  });

  it("creates one follow from parallel calls", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];

    await Promise.all([1, 2, 3, 4].map(() => follow(user, profile)));

    expect(await listFollows(user)).toHaveLength(1);
  });
});

describe("a follow", () => {
  it("shows no more of a profile than visitors see, and can be removed", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin, { name: "Canary" })];
    await follow(user, profile);
    await world.put("/escort-profile/my-profile", { isPublic: false }, profile.escort);

    expect(await listFollows(user)).toMatchObject([{ _id: profile.id, profile: null, news: [] }]);

    await world.delete(`/follows/${profile.id}`, user);
    expect((await world.delete(`/follows/${profile.id}`, user)).status).toBe(200);
    expect(await listFollows(user)).toEqual([]);
  });

  it("ends silently with a block from either side", async () => {
    const [blocked, blocker] = [await world.user(), await world.user()];
    const profile = await buildPublicProfile(world, admin);
    await follow(blocked, profile);
    await follow(blocker, profile);
    await world.post(`/blocks/${blocked.id}`, undefined, profile.escort);
    await world.post(`/blocks/${profile.escort.id}`, undefined, blocker);
    await world.delete(`/blocks/${blocked.id}`, profile.escort);
    await world.delete(`/blocks/${profile.escort.id}`, blocker);

    expect([await listFollows(blocked), await listFollows(blocker)]).toEqual([[], []]);
    expect((await world.get("/notifications", blocked)).body.data).toEqual([]);
  });

  it("is exported and erased with the account", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    await follow(user, profile);
    await world.put("/follows/settings", { alerts: "daily", place }, user);

    const { follows } = (await world.get("/auth/me/export", user)).body.data;

    expect(follows).toMatchObject({
      settings: { alerts: "daily", place: { city: "Oslo" } },
      profiles: [{ _id: profile.id, ...all }],
      alerts: [],
    });
  });
});

describe("the number of followers", () => {
  it("is told to the escort, but not a small one and not who they are", async () => {
    const profile = await buildPublicProfile(world, admin);
    expect(await countFollowers(profile.escort)).toEqual({ count: 0, few: 5 });

    await follow(await world.user(), profile);
    expect(await countFollowers(profile.escort)).toEqual({ count: null, few: 5 });

    for (let more = 0; more < 4; more += 1) await follow(await world.user(), profile);
    expect(await countFollowers(profile.escort)).toEqual({ count: 5, few: 5 });
  });
});

describe("the settings", () => {
  it("are off at first, change one at a time, and keep a place to the kilometer", async () => {
    const user = await world.user();
    const read = async () => (await world.get("/follows", user)).body.data.settings;
    expect(await read()).toEqual({ alerts: "off", place: null });

    await world.put("/follows/settings", { place }, user);
    await world.put("/follows/settings", { alerts: "instant" }, user);

    expect(await read()).toEqual({ alerts: "instant", place: { ...place, lat: 59.91, lon: 10.75 } });
    await world.put("/follows/settings", { place: null }, user);
    expect(await read()).toEqual({ alerts: "instant", place: null });
  });

  it.each([
    ["a point off the map", { place: { ...place, lat: 91 } }],
    ["no radius", { place: { ...place, radiusKm: 0 } }],
    ["alerts that do not exist", { alerts: "hourly" }],
  ])("refuse %s", async (_what, change) => {
    const { body } = await world.put("/follows/settings", change, await world.user());

    expect(body.error).toBe("validation_error");
  });
});
