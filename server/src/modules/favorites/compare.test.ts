import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

describe("comparing favorites", () => {
  it("returns saved profiles in the given order, without contacts, and says which are gone", async () => {
    const user = await world.user();
    const ada = await buildPublicProfile(world, admin, {
      name: "Ada",
      services: ["Dinner"],
      phoneNumber: "+47 555 0101",
    });
    const gone = await buildPublicProfile(world, admin, { name: "Canary" });
    for (const { id } of [ada, gone]) await world.post(`/favorites/${id}`, undefined, user);
    await world.put("/escort-profile/my-profile", { isPublic: false }, gone.escort);

    const { body } = await world.get(`/favorites/compare?ids=${gone.id},${ada.id},${ada.id}`, user);

    expect(body.data).toMatchObject([
      { _id: gone.id, profile: null },
      { _id: ada.id, profile: { name: "Ada", services: ["Dinner"], rateOutcall: 300 } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/555|Canary/);
  });

  it("leaves out what is not a favorite, and refuses visitors and more than four", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    const many = Array.from({ length: 5 }, () => newId()).join(",");

    expect((await world.get(`/favorites/compare?ids=${profile.id}`, user)).body.data).toEqual([]);
    expect((await world.get(`/favorites/compare?ids=${profile.id}`)).status).toBe(401);
    expect((await world.get(`/favorites/compare?ids=${many}`, user)).body.error).toBe("validation_error");
  });
});

describe("cards by ids", () => {
  it("come in the given order, for anyone, without profiles that are not public", async () => {
    const [one, two] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];
    const hidden = await buildPublicProfile(world, admin);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    const ids = [two.id, hidden.id, newId(), one.id];

    const { status, body } = await world.post("/escort-profile/cards", { ids });

    expect(status).toBe(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([two.id, one.id]);
  });

  it("are limited to twenty", async () => {
    const ids = Array.from({ length: 21 }, () => newId());

    expect((await world.post("/escort-profile/cards", { ids })).body.error).toBe("validation_error");
    expect((await world.post("/escort-profile/cards", { ids: [] })).body.error).toBe("validation_error");
  });
});
