import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
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
