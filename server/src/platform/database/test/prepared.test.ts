import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { createContext, transact } from "../../context.ts";
import { executePrepared, preparedQuery } from "../prepared.ts";

const world = await createWorld();
afterAll(() => world.close());

it("is built once per shape and returns results for each value", async () => {
  let built = 0;
  const find = preparedQuery((db, { slug, name }: { slug: string; name: string | null }) => {
    built += 1;
    const found = db.selectFrom("categories").select("slug").where("slug", "=", slug);
    return name === null ? found : found.where("name", "=", name);
  });
  const known = await world.db.selectFrom("categories").select(["slug", "name"]).limit(2).execute();
  const [one = { slug: "", name: "" }, two = one] = known;

  expect(await find(world.db, { slug: one.slug, name: null })).toEqual([{ slug: one.slug }]);
  expect(await find(world.db, { slug: two.slug, name: null })).toEqual([{ slug: two.slug }]);
  expect(await find(world.db, { slug: one.slug, name: one.name })).toEqual([{ slug: one.slug }]);
  expect(await find(world.db, { slug: one.slug, name: two.name })).toEqual([]);
  expect(built).toBe(2);
});

it("refuses to build a query that would embed the first value", async () => {
  const wrong = preparedQuery((db, { slug }: { slug: string }) =>
    db
      .selectFrom("categories")
      .select("slug")
      .where(sql<boolean>`slug like ${`${slug}%`}`),
  );

  await expect(wrong(world.db, { slug: "escort" })).rejects.toThrow("placeholder slug has no value");
});

it("keeps the values of a repeated query from the planner, so that one plan fits all", async () => {
  const slug = "no-such-category";

  const plan = await executePrepared(
    world.db,
    sql`explain select from categories where slug = ${slug} limit ${3}::bigint`,
  );

  expect(JSON.stringify(plan)).toContain("InitPlan");
  expect(JSON.stringify(plan)).not.toContain(slug);
});

describe("a statement prepared before a column was added", () => {
  const findVisits = preparedQuery(
    (_db, { id }: { id: number }) => sql`select * from visits where id = ${id}`,
  );

  beforeEach(async () => {
    await sql`create table visits (id integer)`.execute(world.db);
    await sql`insert into visits values (1)`.execute(world.db);
    await findVisits(world.db, { id: 1 });
    await sql`alter table visits add place text`.execute(world.db);
  });
  afterEach(() => sql`drop table visits`.execute(world.db));

  it("is prepared again", async () => {
    expect(await findVisits(world.db, { id: 1 })).toEqual([{ id: 1, place: null }]);
  });

  it("is prepared again for a transaction, which starts again", async () => {
    let attempts = 0;

    const found = await transact(createContext(world.platform), async (tx) => {
      attempts += 1;
      await sql`insert into visits values (2)`.execute(tx.db);
      return findVisits(tx.db, { id: 2 });
    });

    expect([found, attempts]).toEqual([[{ id: 2, place: null }], 2]);
  });
});
