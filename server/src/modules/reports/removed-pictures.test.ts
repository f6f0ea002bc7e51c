import { afterAll, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { smallChanges, drawPicture, largeCuts } from "#test/factories/drawings.ts";
import { uploadFile } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const [nora, vera] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];

async function uploaded(who: Person, bytes: Buffer): Promise<{ _id: string; progress: string }> {
  const { body } = await uploadFile(world, who, bytes);
  await world.jobs.drain();
  return (await world.get(`/media/${body.data._id}`, who)).body.data;
}

/** Publishes a picture and hides it with a picture notice. */
async function removed(bytes: Buffer): Promise<void> {
  const { _id } = await uploaded(nora.escort, bytes);
  await world.post(`/media/${_id}/submit`, undefined, nora.escort);
  await world.put(`/admin/media/${_id}/review`, { status: "approved" }, admin);
  const { status } = await world.post("/reports/intimate-images", {
    addresses: [`/media/${_id}/640.webp`],
    relation: "self",
    details: "The one at the window.",
    goodFaith: true,
    name: "Nora Lind",
    email: `sender-${_id}@example.test`,
    signature: "Nora Lind",
  });
  expect(status).toBe(201);
  await world.jobs.drain();
}

const ways = { ...smallChanges, ...largeCuts };

it.each([
  "turned to the right",
  "turned upside down",
  "turned to the left",
  "put into a white frame",
  "cut by 15 % at the left",
  "cut by 15 % all around",
])("a removed picture cannot be uploaded again %s", async (way) => {
  const bytes = await drawPicture(Object.keys(ways).indexOf(way));
  await removed(bytes);

  const second = await uploaded(vera.escort, (await ways[way]?.(bytes)) ?? bytes);

  expect(second.progress).toBe("failed");
});

it("an existing crop of a removed picture opens a case for admins", async () => {
  const bytes = await drawPicture(41);
  const { _id } = await uploaded(vera.escort, (await ways["cut by 15 % at the left"]?.(bytes)) ?? bytes);

  await removed(bytes);

  const cases = await world.db.selectFrom("cases").select("reason").where("subjectId", "=", _id).execute();
  expect(cases).toEqual([{ reason: "non_consensual_image" }]);
});
