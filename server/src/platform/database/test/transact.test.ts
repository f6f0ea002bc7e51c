import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { createContext, transact, type Transaction } from "../../context.ts";
import { lockForUser } from "../advisory-lock.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);

const raise = (tx: Transaction, code: string) =>
  sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(tx.db);
const insert = (tx: Transaction, name: string) =>
  sql`insert into migrations (name, checksum) values (${name}, 'x')`.execute(tx.db);
const countNamed = async (prefix: string) =>
  (await sql`select from migrations where starts_with(name, ${prefix})`.execute(world.db)).rows.length;

describe("a transaction with a serialization failure", () => {
  it.each(["40001", "40P01"])("is retried from the start after %s", async (code) => {
    const done: number[] = [];
    let attempt = 0;

    const result = await transact(ctx, async (tx) => {
      attempt += 1;
      const mine = attempt;
      await insert(tx, `again-${code}-${mine}`);
      tx.afterCommit(() => done.push(mine));
      if (mine < 3) await raise(tx, code);
      return mine;
    });

    expect([result, done, await countNamed(`again-${code}`)]).toEqual([3, [3], 1]);
  });

  it("gives up after the fourth attempt", async () => {
    let attempts = 0;

    const failing = transact(ctx, async (tx) => {
      attempts += 1;
      await raise(tx, "40001");
    });

    await expect(failing).rejects.toMatchObject({ code: "40001" });
    expect(attempts).toBe(4);
  });

  it("is not retried after any other error", async () => {
    let attempts = 0;

    const failing = transact(ctx, async (tx) => {
      attempts += 1;
      await raise(tx, "23505");
    });

    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(attempts).toBe(1);
  });

  // The embedded engine has one session, so transactions never overlap.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "is retried after a deadlock between two transactions",
    async () => {
      await sql`insert into migrations (name, checksum) values ('left', '0'), ('right', '0')`.execute(
        world.db,
      );
      const hasLocked = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
      const raised = (tx: Transaction, name: string) =>
        sql`update migrations set checksum = checksum::int + 1 where name = ${name}`.execute(tx.db);
      const hasStored = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
      const runs = { left: 0, right: 0 };
      const cross = async (first: "left" | "right", second: "left" | "right") => {
        await transact(ctx, async (tx) => {
          runs[first] += 1;
          // Let the other transaction finish before the retry, because they could deadlock again.
          if (runs[first] > 1) await hasStored[second].promise;
          await raised(tx, first);
          hasLocked[first].resolve();
          await hasLocked[second].promise;
          await raised(tx, second);
        });
        hasStored[first].resolve();
      };

      await Promise.all([cross("left", "right"), cross("right", "left")]);
      const { rows } = await sql`select checksum from migrations where name in ('left', 'right')`.execute(
        world.db,
      );

      expect([rows, runs.left + runs.right]).toEqual([[{ checksum: "2" }, { checksum: "2" }], 3]);
    },
  );
});

describe("a joined transaction", () => {
  it("is rolled back with the outer one, including its after-commit tasks", async () => {
    const done: string[] = [];

    const failing = transact(ctx, async (tx) => {
      await transact(tx, async (inner) => {
        await insert(inner, "joined");
        inner.afterCommit(() => done.push("inner"));
      });
      throw new Error("outer");
    });

    await expect(failing).rejects.toThrow("outer");
    expect([await countNamed("joined"), done]).toEqual([0, []]);
  });
});

describe("the advisory lock of a user", () => {
  const addFirst = (what: string) => (_: unknown, n: number) =>
    transact(ctx, async (tx) => {
      await lockForUser(tx.db, what, "person");
      const { rows } = await sql`select from migrations where starts_with(name, ${what})`.execute(tx.db);
      if (rows.length === 0) await insert(tx, `${what}-${n}`);
    });

  it("lets only one of many concurrent transactions take the last slot", async () => {
    await Promise.all(Array.from({ length: 8 }, addFirst("turn")));

    expect(await countNamed("turn")).toBe(1);
  });
});
