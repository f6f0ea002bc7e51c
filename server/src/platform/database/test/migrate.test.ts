import { sql } from "kysely";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { openPostgres } from "../client.ts";
import { isReady, migrate, readMigrations } from "../migrate.ts";
import { withClusterLock } from "../cluster-lock.ts";

const world = await createWorld();
afterAll(() => world.close());
const server = process.env["TEST_DATABASE_URL"];
const silent = pino({ level: "silent" });

describe("nodes that start at the same time", () => {
  it("apply a migration once", async () => {
    // Runs longer than connecting takes, so that all three migrations overlap.
    const text = "create table once as select n from generate_series(1, 300000) n";
    const added = { name: "9998-once.sql", text, checksum: "first" };
    const all = [...readMigrations(), added];

    const applied = await Promise.all([
      migrate(world.db, all),
      migrate(world.db, all),
      migrate(world.db, all),
    ]);

    expect(applied.flat()).toEqual(["9998-once.sql"]);
    expect(
      (await sql`select checksum from migrations where name = '9998-once.sql'`.execute(world.db)).rows,
    ).toEqual([{ checksum: "first" }]);
  });

  it.runIf(server)("run code under the cluster lock one after the other", async () => {
    const order: string[] = [];
    const config = { ...world.platform.config, databaseUrl: server };
    const work = (node: string) => async () => {
      order.push(node);
      for (let turn = 0; turn < 20; turn += 1) await sql`select 1`.execute(world.db);
      order.push(node);
      return node;
    };

    const results = await Promise.all(["a", "b"].map((node) => withClusterLock(config, silent, work(node))));

    expect(results).toEqual(["a", "b"]);
    expect(["aabb", "bbaa"]).toContain(order.join(""));
  });
});

describe("migrations", () => {
  it("are applied in name order, all or none", async () => {
    const pair = [
      { name: "9998-parent.sql", text: "create table parent (id int primary key)", checksum: "a" },
      {
        name: "9999-child.sql",
        text: "create table child (id int references parent); select boom",
        checksum: "b",
      },
    ];

    await expect(migrate(world.db, pair)).rejects.toThrow("boom");
    const { rows } = await sql`select to_regclass('parent') as parent, to_regclass('child') as child`.execute(
      world.db,
    );

    expect(rows).toEqual([{ parent: null, child: null }]);
  });

  it("have names that sort by number and a checksum of their text", () => {
    const migrations = readMigrations();
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)));

    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(migrations.map(({ checksum }) => checksum)).size).toBe(migrations.length);
  });
});

describe("a database", () => {
  it("is ready once it is migrated", async () => {
    expect(await isReady(world.db)).toBe(true);
  });

  it("is not ready when it does not respond", async () => {
    const away = openPostgres("postgres://nobody@127.0.0.1:1/none", silent);

    expect(await isReady(away.db)).toBe(false);
    await away.close();
  });
});
