import { afterAll, describe, expect, it } from "vitest";
import { buildApprovedPicture, buildDraftPicture } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { escort } = await buildPublicProfile(world, admin);

interface LibraryItem {
  _id: string;
  isPrimary: boolean;
}
const getLibrary = async (who = escort): Promise<LibraryItem[]> =>
  (await world.get("/media/my-media?limit=50", who)).body.data;

describe("concurrent requests", () => {
  it("leave one primary photo when several are chosen", async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await buildDraftPicture(world, escort));

    const answers = await Promise.all(
      ids.map((id) => world.put(`/media/${id}`, { isPrimary: true }, escort)),
    );
    const primary = (await getLibrary()).filter(({ isPrimary }) => isPrimary);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(primary).toHaveLength(1);
    expect(ids).toContain(primary[0]?._id);
  });

  it("submit a picture only once", async () => {
    const id = await buildDraftPicture(world, escort);

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.post(`/media/${id}/submit`, undefined, escort)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it("delete a picture for good while it is being liked", async () => {
    const id = await buildApprovedPicture(world, escort, admin);
    const fan = await world.user();

    const [liked, ...deleted] = await Promise.all([
      world.post(`/media/${id}/like`, undefined, fan),
      world.delete(`/media/${id}`, escort),
      world.delete(`/media/${id}`, escort),
    ]);
    const later = await world.post(`/media/${id}/like`, undefined, fan);

    for (const { status } of [liked, ...deleted]) expect([200, 404]).toContain(status);
    expect(later.status).toBe(404);
    expect((await getLibrary()).map(({ _id }) => _id)).not.toContain(id);
  });

  it("apply one of two sort orders completely", async () => {
    const { escort: other } = await buildPublicProfile(world, admin);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await buildDraftPicture(world, other));
    const orders = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]];

    for (let round = 0; round < 5; round += 1) {
      await Promise.all(orders.map((order) => world.put("/media/order", { ids: order }, other)));
      expect(orders).toContainEqual((await getLibrary(other)).map(({ _id }) => _id));
    }
  });
});
