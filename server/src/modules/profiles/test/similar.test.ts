import { afterAll, describe, expect, it } from "vitest";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const inBergen = (given: object) => buildPublicProfile(world, admin, { city: "Bergen", ...given });
const getSimilarNames = async (id: string, who?: Parameters<typeof world.get>[1]) =>
  (await world.get(`/escort-profile/${id}/similar`, who)).body.data.map(({ name }: { name: string }) => name);

describe("similar profiles", () => {
  it("share the city, rank by gender and price, and exclude the profile itself", async () => {
    const one = await inBergen({ name: "One", rateOutcall: 300 });
    await inBergen({ name: "Dear", rateOutcall: 900 });
    await inBergen({ name: "Like", rateOutcall: 310 });
    await inBergen({ name: "Him", rateOutcall: 300, gender: "male" });
    await buildPublicProfile(world, admin, { name: "Elsewhere", city: "Tromsø" });

    expect(await getSimilarNames(one.id)).toEqual(["Like", "Dear", "Him"]);
  });

  it("exclude hidden profiles and owners who blocked the viewer", async () => {
    const one = await buildPublicProfile(world, admin, { name: "Two", city: "Molde" });
    const hidden = await buildPublicProfile(world, admin, { name: "Hidden", city: "Molde" });
    const banned = await buildPublicProfile(world, admin, { name: "Banned", city: "Molde" });
    const blocking = await buildPublicProfile(world, admin, { name: "Blocking", city: "Molde" });
    await buildDraftProfile(world, { name: "Draft", city: "Molde" });
    const visitor = await world.user();
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await world.post(`/admin/users/${banned.escort.id}/ban`, { reason: "Asked for money." }, admin);
    await world.post(`/blocks/${visitor.id}`, undefined, blocking.escort);

    expect(await getSimilarNames(one.id)).toEqual(["Blocking"]);
    expect(await getSimilarNames(one.id, visitor)).toEqual([]);
    expect((await world.get(`/escort-profile/${hidden.id}/similar`)).status).toBe(404);
  });
});
