import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createContext, transact } from "../../context.ts";
import { createWorld } from "#test/world.ts";
import { lockFolder } from "../embedded/folder-lock.ts";
import { migrate, readMigrations } from "../migrate.ts";

const world = await createWorld();
afterAll(() => world.close());

describe("a transaction", () => {
  const ctx = createContext(world.platform);
  const touch = (name: string) => sql`insert into migrations (name, checksum) values (${name}, 'x')`;
  const exists = async (name: string) =>
    (await sql`select 1 from migrations where name = ${name}`.execute(world.db)).rows.length === 1;

  it("is rolled back with its after-commit tasks when it fails", async () => {
    const tasks: string[] = [];

    const failing = transact(ctx, async (tx) => {
      await touch("rolled-back").execute(tx.db);
      tx.afterCommit(() => tasks.push("ran"));
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    expect([await exists("rolled-back"), tasks]).toEqual([false, []]);
  });

  it("runs after-commit tasks once after the commit, joined ones included", async () => {
    const seen: boolean[] = [];

    await transact(ctx, async (tx) => {
      await transact(tx, async (inner) => {
        await touch("stored").execute(inner.db);
        inner.afterCommit(async () => seen.push(await exists("stored")));
      });
      expect(seen).toEqual([]);
    });

    expect(seen).toEqual([true]);
    await sql`delete from migrations where name = 'stored'`.execute(world.db);
  });
});

describe("the embedded engine", () => {
  it("returns the same types as the driver", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as count, 12.50::numeric as money, '2026-02-03'::date as day,
        ${["a", "b"]}::text[] as list, ${JSON.stringify({ someKey: 1 })}::jsonb as json,
        '\\x00ff'::bytea as bytes`.execute(world.db);

    expect(rows[0]).toEqual({
      count: 9_007_199_254_740_991,
      money: 12.5,
      day: "2026-02-03",
      list: ["a", "b"],
      json: { someKey: 1 },
      bytes: Buffer.from([0, 255]),
    });
  });

  it("transfers texts of several megabytes in both directions", async () => {
    const text = "vesper ".repeat(400_000);

    const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(world.db);

    expect(rows[0]?.text === text).toBe(true);
  });

  it("continues after an error and answers concurrent queries in order", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        sql<{ n: number }>`select 60 / (${n}::int - 15) as n`.execute(world.db),
      ),
    );

    const values = answers.map((answer) =>
      answer.status === "fulfilled" ? answer.value.rows[0]?.n : "error",
    );
    expect(values).toEqual(
      Array.from({ length: 30 }, (_, n) => (n === 15 ? "error" : Math.trunc(60 / (n - 15)))),
    );
  });
});

describe("migrations", () => {
  it("are applied once", async () => {
    expect(await migrate(world.db)).toEqual([]);
  });

  it("are refused when changed after they were applied", async () => {
    const changed = readMigrations().map((migration) => ({ ...migration, checksum: "other" }));

    await expect(migrate(world.db, changed)).rejects.toThrow(/0001-accounts\.sql was changed/);
  });

  it("leave nothing behind when one fails", async () => {
    const broken = [
      ...readMigrations(),
      { name: "9999-broken.sql", text: "create table half (id int); select boom", checksum: "x" },
    ];

    await expect(migrate(world.db, broken)).rejects.toThrow("boom");
    const { rows } = await sql`select to_regclass('half') as found`.execute(world.db);

    expect(rows).toEqual([{ found: null }]);
  });

  // The embedded engine has one session, so there is no lock contention.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "let readers proceed while the table is locked, then retry",
    async () => {
      const add = { name: "9999-wait.sql", text: "alter table media add column wait int", checksum: "x" };
      const [reading, isReading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const reader = world.db.transaction().execute(async (tx) => {
        await sql`select from media limit 1`.execute(tx);
        isReading.resolve();
        await reading.promise;
      });
      await isReading.promise;

      const migrated = migrate(world.db, [...readMigrations(), add]);
      await waitUntilBlocked();
      await sql`select from media limit 1`.execute(world.db);
      reading.resolve();
      await reader;

      expect(await migrated).toEqual(["9999-wait.sql"]);
    },
  );
});

async function waitUntilBlocked(): Promise<void> {
  const waiting = sql`select from pg_locks where relation = 'media'::regclass and not granted`;
  while ((await waiting.execute(world.db)).rows.length === 0) await pause(10);
}

describe("the folder lock", () => {
  it("admits one process at a time", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vesper-lock-"));
    const lock = await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow(/is in use by another process/);
    await lock.release();
    await (await lockFolder(folder)).release();

    rmSync(folder, { recursive: true });
  });
});
