import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { exportedAs, keptAfterErasure, notExported, personalColumns } from "./personal-columns.ts";

const world = await createWorld();
afterAll(() => world.close());

interface Reference {
  column: string;
  table: string;
  target: string | null;
}

/** Lists every column that holds an id, with the target of its foreign key, if it has one. */
async function references(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.table_name || '.' || c.column_name as column, c.table_name as table, f.confrelid::regclass::text as target
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_attribute a on a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
      and a.attname = c.column_name
    left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any(f.conkey)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.column_name <> 'id'`.execute(world.db);
  return rows;
}

/**
 * Lists columns that refer to a person through any number of tables, and columns without a foreign key, which might.
 */
async function personalReferences(): Promise<string[]> {
  const all = await references();
  const personal = new Set(["users"]);
  const leadsToPerson = ({ target }: Reference) => target !== null && personal.has(target);
  for (let before = 0; before !== personal.size;) {
    before = personal.size;
    for (const { table } of all.filter(leadsToPerson)) personal.add(table);
  }
  return all.filter((one) => one.target === null || leadsToPerson(one)).map(({ column }) => column);
}

describe("the export", () => {
  it("covers or explicitly excludes every column that leads to a person", async () => {
    const unnamed = (await personalReferences()).filter((column) => !personalColumns.includes(column));

    expect(unnamed, "name these in personal-columns.ts").toEqual([]);
  });

  it("names no missing column, and none twice", async () => {
    const there = await personalReferences();

    expect(personalColumns.filter((column) => !there.includes(column))).toEqual([]);
    expect(Object.keys(exportedAs).filter((column) => column in notExported)).toEqual([]);
    expect([...keptAfterErasure.keys()].filter((column) => !personalColumns.includes(column))).toEqual([]);
  });

  it("contains every part that the column list promises", async () => {
    const person = await world.user();

    const { body } = await world.get("/auth/me/export", person);

    expect(Object.keys(body.data)).toEqual(expect.arrayContaining(Object.values(exportedAs)));
  });
});
