import { afterAll, expect, it } from "vitest";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const listTerms = async (kind: string) => (await world.get(`/taxonomies/${kind}`)).body.data;
const findId = async (kind: string, slug: string) =>
  (await listTerms(kind)).find((term: { slug: string }) => term.slug === slug)._id;
const listPeople = async (kind: string): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (await world.get(`/taxonomies/${kind}/people`)).body.data.map(
      ({ slug, people }: { slug: string; people: { _id: string }[] }) => [slug, people.map(({ _id }) => _id)],
    ),
  );

const fields = {
  categoryId: await findId("categories", "massage"),
  tags: [await findId("tags", "luxury")],
  city: "New York",
  country: "United States",
};
const first = await buildPublicProfile(world, admin, fields);
const second = await buildPublicProfile(world, admin, fields);
await buildPublicProfile(world, admin, fields);
for (const { escort } of [first, second]) await buildApprovedPicture(world, escort, admin);
const newest = [second.id, first.id];

it("lists people with a photo by category, also by city, newest first", async () => {
  expect(await listPeople("categories")).toEqual({ massage: newest, "new-york": newest });
});

it("lists people with a photo by tag, also by a computed one", async () => {
  expect(await listPeople("tags")).toEqual({ luxury: newest, new: newest });
  await world.post("/escort-profile/my-profile/available", { hours: 2 }, first.escort);
  expect(await listPeople("tags")).toMatchObject({ "available-now": [first.id] });
});

it("leaves out inactive terms and hidden profiles", async () => {
  await world.put(`/admin/tags/${await findId("tags", "new")}`, { isActive: false }, admin);
  await world.put("/escort-profile/my-profile", { isPublic: false }, first.escort);
  expect(await listPeople("tags")).toEqual({ luxury: [second.id] });
});

it("refuses an unknown kind", async () => {
  expect((await world.get("/taxonomies/cities/people")).status).toBe(400);
});
