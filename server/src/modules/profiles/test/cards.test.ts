import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";
import { checkCards } from "../service/check-cards.ts";

const world = await createWorld();
afterAll(() => world.close());
let admin = await world.admin();
const ctx = createContext(world.platform);

let person: TestProfile;
beforeEach(async () => {
  admin = await world.signedInAgain(admin);
  person = await buildPublicProfile(world, admin);
});

async function readCard(): Promise<ProfileCard> {
  const { body } = await world.get("/escort-profile/public?limit=100");
  const card = body.data.find(({ _id }: ProfileCard) => _id === person.id);
  expect(await checkCards(ctx)).toEqual([]);
  return card;
}

const edit = (change: object) => world.put("/escort-profile/my-profile", change, person.escort);

describe("a card", () => {
  it("shows a change of the profile at once", async () => {
    await edit({ name: "Vera Lund", city: "Bergen", rateOutcall: 410.5, languages: ["Norwegian"] });

    expect(await readCard()).toMatchObject({
      name: "Vera Lund",
      city: "Bergen",
      rateOutcall: 410.5,
      languages: ["Norwegian"],
    });
  });

  it("shows active tags by name, and follows an admin who renames, hides or deletes one", async () => {
    const create = async (name: string) =>
      (await world.post("/admin/tags", { name, slug: name.toLowerCase(), color: "#8a5cf6" }, admin)).body
        .data;
    const [zest, amber] = [await create(`Zest${person.id}`), await create(`Amber${person.id}`)];
    await edit({ tags: [zest._id, amber._id] });
    const getNames = async () => (await readCard()).tags.map(({ name }) => name);
    expect(await getNames()).toEqual([amber.name, zest.name]);

    await world.put(`/admin/tags/${amber._id}`, { name: `Zz${person.id}` }, admin);
    expect(await getNames()).toEqual([zest.name, `Zz${person.id}`]);

    await world.put(`/admin/tags/${zest._id}`, { isActive: false }, admin);
    expect(await getNames()).toEqual([`Zz${person.id}`]);

    await world.delete(`/admin/tags/${amber._id}?force=true`, admin);
    expect(await getNames()).toEqual([]);
  });

  it("shows the primary photo, its title and its removal", async () => {
    const first = await buildApprovedPicture(world, person.escort, admin);
    const second = await buildApprovedPicture(world, person.escort, admin);
    const getPhoto = async () => (await readCard()).images.map(({ _id, alt }) => [_id, alt]);
    expect(await getPhoto()).toEqual([[first, "At dusk"]]);

    await world.put(`/media/${second}`, { isPrimary: true, title: "At noon" }, person.escort);
    const [[shown]] = (await getPhoto()) as [string[]];
    await world.delete(`/media/${shown}`, person.escort);

    expect(await getPhoto()).toEqual([[shown === first ? second : first, expect.any(String)]]);
  });

  it("shows the rating only while reviews are allowed", async () => {
    await buildApprovedReview(world, admin, person, await world.user());
    expect((await readCard()).rating).toEqual({ average: 4, count: 1 });

    await edit({ allowReviews: false });
    expect((await readCard()).rating).toEqual({ average: 0, count: 0 });
  });

  it("hides the last visit of a person who hides their presence", async () => {
    expect((await readCard()).lastSeen).toBe("today");

    await world.put("/auth/me/settings", { showOnlineStatus: false }, person.escort);
    expect((await readCard()).lastSeen).toBeNull();
  });

  it("misses nothing when its causes change at the same time", async () => {
    const picture = await buildApprovedPicture(world, person.escort, admin);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        world.db
          .updateTable("media")
          .set({ title: `Title ${round}` })
          .where("id", "=", picture)
          .execute(),
        world.db
          .updateTable("profiles")
          .set({ age: 30 + round })
          .where("id", "=", person.id)
          .execute(),
        world.db
          .updateTable("users")
          .set({ showOnlineStatus: round % 2 === 0 })
          .where("id", "=", person.escort.id)
          .execute(),
      ]);
    }

    expect(await readCard()).toMatchObject({ age: 39, images: [{ alt: "Title 9" }], lastSeen: null });
  });
});

describe("the check of stored cards", () => {
  it.each([
    ["lost", (id: string) => sql`delete from profile_cards where profile_id = ${id}`],
    [
      "changed",
      (id: string) => sql`update profile_cards set card = '{"tagIds":[]}' where profile_id = ${id}`,
    ],
  ])("reports a card that was %s", async (_what, toStatement) => {
    await toStatement(person.id).execute(world.db);

    expect(await checkCards(ctx)).toEqual([`the stored card of profile ${person.id} is out of date`]);

    await world.db.deleteFrom("profiles").where("id", "=", person.id).execute();
  });
});
