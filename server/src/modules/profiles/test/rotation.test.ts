import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { createWorld } from "#test/world.ts";
import { getSlot } from "../rotation.ts";
import { checkRotation, drawRotation } from "../service/rotation.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const slotLength = rules.slotMinutes * 60_000;

/** Moves the clock to the beginning of the next slot, so that a test ends within it. */
const startSlot = () => world.clock.advance(slotLength - (world.clock.now().getTime() % slotLength));
const draw = () => drawRotation(createContext(world.platform));
const toIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

const read = async (path: string): Promise<string[]> => toIds((await world.get(path)).body.data);
const readFeed = (query = "limit=100") => read(`/escort-profile/public?${query}`);

async function readPages(limit: number, between: (page: number) => Promise<void> = async () => {}) {
  const seen: string[] = [];
  let cursor = "";
  for (let page = 1; page === 1 || cursor; page += 1) {
    const { body } = await world.get(`/escort-profile/public?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    seen.push(...toIds(body.data));
    cursor = body.pagination.nextCursor;
    await between(page);
  }
  return seen;
}

let ids: string[] = [];
let escort: TestProfile;
beforeAll(async () => {
  const people = Array.from({ length: 40 }, (_, at) => ({
    name: `Rota ${at}`,
    city: at < 20 ? "Bergen" : "Oslo",
  }));
  ids = await insertPublicProfiles(world.db, people, world.clock.now());
  escort = await buildPublicProfile(world, admin, { name: "Rota Escort", city: "Bergen" });
  ids.push(escort.id);
  startSlot();
});

describe("the rotation", () => {
  it("keeps its order within a slot and starts elsewhere in the next", async () => {
    const [first, again] = [await readFeed(), await readFeed()];
    startSlot();
    const next = await readFeed();

    expect(again).toEqual(first);
    expect(next).not.toEqual(first);
    const at = first.indexOf(next[0] ?? "");
    expect(next).toEqual([...first.slice(at), ...first.slice(0, at)]);
  });

  it("draws another order at night, and a list that has begun goes on in the old one", async () => {
    const all = await readFeed();
    const seen = await readPages(7, async (page) => {
      if (page === 2) await draw();
    });

    expect(seen).toEqual(all);
    expect(await readFeed()).toEqual(all);
    startSlot();
    const next = await readFeed();
    const at = all.indexOf(next[0] ?? "");
    expect(next).not.toEqual([...all.slice(at), ...all.slice(0, at)]);
  });

  it("is drawn once, even if the job runs again", async () => {
    startSlot();
    const { body } = await world.get("/escort-profile/public?limit=5");
    await Promise.all([draw(), draw()]);
    await draw();
    const rest = await readFeed(`limit=100&cursor=${body.pagination.nextCursor}`);

    expect([...toIds(body.data), ...rest].toSorted()).toEqual(ids.toSorted());
  });

  it("begins again for a cursor whose keys are gone", async () => {
    const { body } = await world.get("/escort-profile/public?limit=5");
    for (let night = 0; night < 3; night += 1) {
      await draw();
      startSlot();
    }

    const { nextCursor } = body.pagination;

    expect(await readFeed(`limit=5&cursor=${nextCursor}`)).toEqual(await readFeed("limit=5"));
  });

  it("has a place for everyone who becomes public, also while it is drawn", async () => {
    const owner = await world.signedInAgain(escort.escort);
    const show = (isPublic: boolean) => world.put("/escort-profile/my-profile", { isPublic }, owner);
    await show(false);
    await sql`delete from rotation_places where profile_id = ${escort.id}`.execute(world.db);
    await Promise.all([draw(), show(true), draw()]);

    expect(await readFeed()).toContain(escort.id);
    await draw();
    expect((await readFeed()).toSorted()).toEqual(ids.toSorted());
  });

  it("follows a profile to another city, also while it is drawn", async () => {
    const owner = await world.signedInAgain(escort.escort);
    const move = (city: string) => world.put("/escort-profile/my-profile", { city }, owner);
    await Promise.all([draw(), move("Stavanger"), draw()]);
    startSlot();
    expect(await checkRotation(createContext(world.platform))).toEqual([]);
    await move("Bergen");

    expect(await checkRotation(createContext(world.platform))).toEqual([]);
    await sql`update rotation_places set place_id = 0 where profile_id = ${escort.id}`.execute(world.db);
    expect(await checkRotation(createContext(world.platform))).toHaveLength(1);
    for (let night = 0; night < 2; night += 1) {
      await draw();
      startSlot();
    }
    expect(await checkRotation(createContext(world.platform))).toEqual([]);
  });
});

describe("a search without words or a chosen order", () => {
  const search = async (query: string) => {
    const { body } = await world.get(`/escort-profile/search?${query}`);
    return { ids: toIds(body.data), ...body.meta };
  };

  it("rotates, and later pages keep the order of the first", async () => {
    startSlot();
    const first = await search("gender=female");
    startSlot();
    await draw();
    const second = await search(`gender=female&page=2&rotation=${first.rotation}`);
    const third = await search(`gender=female&page=3&rotation=${first.rotation}`);
    const fourth = await search(`gender=female&page=4&rotation=${first.rotation}`);
    const pages = [first, second, third, fourth].flatMap((page) => page.ids);

    expect(pages.toSorted()).toEqual(ids.toSorted());
    expect((await search("gender=female")).rotation).not.toBe(first.rotation);
  });

  it("has the order of the home page", async () => {
    expect((await search("gender=female")).ids).toEqual((await readFeed()).slice(0, 12));
  });

  it("is by city with sortBy=location, and says nothing of a rotation", async () => {
    const { ids: found, rotation } = await search("sortBy=location&gender=female");
    startSlot();

    expect((await search("sortBy=location&gender=female")).ids).toEqual(found);
    expect(rotation).toBeUndefined();
    expect((await world.get(`/escort-profile/search?sortBy=location&gender=female`)).body.data[0].city).toBe(
      "Bergen",
    );
  });

  it("lists the nearest city first, in rotation within it", async () => {
    const near = "near=60.39,5.32&radiusKm=500&limit=50";
    await world.db
      .updateTable("places")
      .set({ lat: 60.39, lon: 5.32 })
      .where("cityNorm", "=", "bergen")
      .execute();
    await world.db
      .updateTable("places")
      .set({ lat: 59.91, lon: 10.75 })
      .where("cityNorm", "=", "oslo")
      .execute();
    const found = await search(near);
    const bergen = (await readFeed()).filter((id) => ids.indexOf(id) < 20 || id === escort.id);
    const oslo = (await readFeed()).filter((id) => !bergen.includes(id));

    expect(found.ids).toEqual([...bergen, ...oslo]);
    expect(found.total).toBe(ids.length);
    const farthest = await search(`${near}&sortOrder=desc`);
    expect(farthest.ids).toEqual([...oslo, ...bergen]);
  });

  it("lists a large city in rotation, page by page", async () => {
    const people = Array.from({ length: 640 }, (_, at) => ({
      name: `Tara ${at}`,
      city: at % 2 ? "Tromso" : "Harstad",
    }));
    const many = await insertPublicProfiles(world.db, people, world.clock.now());
    const inTromso = new Set(many.filter((_, at) => at % 2 === 1));
    await sql`update places set lat = 69.65, lon = 18.96 where city_norm = 'tromso'`.execute(world.db);
    await draw();
    startSlot();
    const order: string[] = [];
    for (const id of await readPages(100)) if (inTromso.has(id)) order.push(id);
    const near = "near=69.65,18.96&radiusKm=25&limit=50";
    const [first, third] = [await search(near), await search(`${near}&page=3`)];
    const filtered = await search(`${near}&gender=male`);

    expect([first.total, first.ids, third.ids]).toEqual([320, order.slice(0, 50), order.slice(100, 150)]);
    expect(filtered.total).toBe(0);
    await world.db.deleteFrom("profiles").where("id", "in", many).execute();
  });

  it("orders equal matches of a text in rotation", async () => {
    const found = await search("q=rota&limit=50");
    const equal = (await readFeed()).filter((id) => ids.indexOf(id) < 10);

    expect(found.ids.filter((id: string) => equal.includes(id))).toEqual(equal);
  });
});

describe("a bonus", () => {
  const countSlots = 240;
  /** Returns how often a profile is among the first of a list, of all slots. */
  async function countFirst(id: string, first = 4): Promise<number> {
    let count = 0;
    for (let slot = 0; slot < countSlots; slot += 1) {
      startSlot();
      if ((await readFeed(`limit=${first}`)).includes(id)) count += 1;
      if (slot % 24 === 0) await draw();
    }
    return count;
  }

  it("counts from the next slot on, and ends with the last slot it was meant for", async () => {
    await sql`update rotation_places set other_key = null where not is_second`.execute(world.db);
    await sql`delete from rotation_places where is_second`.execute(world.db);
    const readPlaces = async () =>
      (
        await sql<{ slots: string; second: boolean }>`
          select available_slots::text as slots, is_second as second from rotation_places
          where profile_id = ${escort.id} and generation = (select max(generation) from rotation_places)
          order by is_second`.execute(world.db)
      ).rows;
    const slot = getSlot(world.clock.now());

    const { escort: person } = escort;
    const owner = await world.signedInAgain(person);
    await world.post("/escort-profile/my-profile/available", { hours: 1 }, owner);
    const during = await readPlaces();
    world.clock.advance(2 * slotLength);
    await world.delete("/escort-profile/my-profile/available", await world.signedInAgain(person));

    expect(during).toEqual([
      { slots: `{[${slot + 1},${slot + 7})}`, second: false },
      { slots: `{[${slot + 1},${slot + 7})}`, second: true },
    ]);
    expect((await readPlaces())[0]?.slots).toBe(`{[${slot + 1},${slot + 3})}`);
  });

  it("of premium and activity together is at most the stated one, and nobody appears twice", async () => {
    const owner = await world.signedInAgain(escort.escort);
    await world.put("/escort-profile/my-profile", { isPublic: true }, owner);
    const plain = await countFirst(ids[0] ?? "");
    await sql`update profiles set is_paid = true, premium_expiry = '2999-01-01' where id = ${escort.id}`.execute(
      world.db,
    );
    const favored = await countFirst(escort.id);

    expect(favored).toBeGreaterThan(plain);
    expect(favored).toBeLessThanOrEqual(plain * rules.ceiling);
    const all = await readPages(5);
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual(ids.toSorted());
  });
});
