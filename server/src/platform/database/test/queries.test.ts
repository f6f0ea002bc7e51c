import { sql } from "kysely";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { countRows, hasManyRows, selectUnlessMany } from "../count.ts";
import { toDirection } from "../direction.ts";
import { toPrefixPattern, toContainsPattern, toNormalizedContainsPattern, toSuffixPattern } from "../like.ts";
import { insertLines, hasAccounts, listBackupSources, readLines } from "../backup-sources.ts";
import { followReplica, createPrimaryOnlyReplica } from "../replica.ts";

const world = await createWorld();
afterAll(() => world.close());
const { db } = world;

describe("a count", () => {
  const rows = db.selectFrom("keptAnswers").select("id");
  const add = (from: number, to: number) =>
    sql`insert into kept_answers (id, request_hash, created_at)
      select n::text, 'x', now() from generate_series(${from}::int, ${to}::int) n`.execute(db);

  it("is exact up to 10,000 and up to a minute old beyond", async () => {
    await add(1, 10_000);
    const exact = await countRows(db, rows);
    await add(10_001, 10_001);
    const many = await countRows(db, rows);
    await add(10_002, 10_003);
    const remembered = await countRows(db, rows);

    expect([exact, many, remembered]).toEqual([10_000, 10_001, 10_001]);
    expect(await hasManyRows(db, rows)).toBe(true);
    expect(await hasManyRows(db, rows.where("id", "=", "1"))).toBe(false);
  });

  it("of a search returns the rows unless there are too many", async () => {
    const few = await selectUnlessMany(
      db,
      sql<{ id: string }>`select id from kept_answers where id in ('1', '2') order by id`,
    );

    expect(few).toEqual([{ id: "1" }, { id: "2" }]);
    expect(await selectUnlessMany(db, sql`select id from kept_answers`)).toBeNull();
  });
});

describe("a pattern", () => {
  const isLike = async (text: string, pattern: unknown) =>
    (await sql<{ found: boolean }>`select ${text}::text like ${pattern} as found`.execute(db)).rows[0]?.found;

  it.each([
    ["100% sure", toContainsPattern("0% s"), true],
    ["100 of sure", toContainsPattern("0%s"), false],
    ["a_b", toContainsPattern("a_b"), true],
    ["axb", toContainsPattern("a_b"), false],
    [String.raw`a\b`, toContainsPattern(String.raw`a\b`), true],
    ["Oslo", toPrefixPattern("Os"), true],
    ["Oslo", toPrefixPattern("lo"), false],
    ["Oslo", toSuffixPattern("lo"), true],
    ["Oslo", toSuffixPattern("Os"), false],
  ])("matches %s against %s: %s", async (text, pattern, found) => {
    expect(await isLike(text, pattern)).toBe(found);
  });

  it("without accents treats a full-width percent sign literally", async () => {
    expect([
      await isLike("100% zoe", toNormalizedContainsPattern("０％ ZOË")),
      await isLike("100 and zoe", toNormalizedContainsPattern("０％ ZOË")),
    ]).toEqual([true, false]);
  });
});

describe("backup lines", () => {
  it("restore the same rows", async () => {
    const source = (await listBackupSources(db)).find(({ name }) => name === "categories");
    if (!source) throw new Error("no categories");
    const all = () => db.selectFrom("categories").selectAll().orderBy("id").execute();
    const before = await all();

    await db.transaction().execute(async (tx) => {
      const lines = await Array.fromAsync(readLines(tx, source));
      await sql`set constraints all deferred`.execute(tx);
      await sql`update profiles set category_id = null`.execute(tx);
      await tx.deleteFrom("categories").execute();
      await insertLines(tx, source, lines.flat());
    });

    expect(before.length).toBeGreaterThan(0);
    expect(await all()).toEqual(before);
  });

  it("exclude migrations and the keys of identity documents", async () => {
    const sources = await listBackupSources(db);

    expect(sources.map(({ name }) => name)).not.toContain("migrations");
    expect(sources.find(({ name }) => name === "verification_pictures")?.select).toContain(
      "''::bytea as wrapped_key",
    );
    expect(sources.find(({ name }) => name === "jobs")?.table).toBe("pgboss.job");
  });

  it("can only be restored into a database without accounts", async () => {
    const before = await hasAccounts(db);
    await world.user();

    expect([before, await hasAccounts(db)]).toEqual([false, true]);
  });
});

describe("a replica", () => {
  it("that is unreachable is not read from, and logged once", async () => {
    const lines: string[] = [];
    const told = Promise.withResolvers<void>();
    const log = pino(
      {},
      {
        write(line: string) {
          lines.push(line);
          told.resolve();
        },
      },
    );
    const replica = followReplica(db, "postgres://nobody@127.0.0.1:1/none", log);

    await told.promise;
    replica.markStale();
    const read = replica.getDb();
    await replica.close();

    expect(read).toBe(db);
    expect(lines.filter((line) => line.includes("replica unreachable"))).toHaveLength(1);
  });

  it("that is not configured falls back to the primary", () => {
    expect(createPrimaryOnlyReplica(db).getDb()).toBe(db);
  });
});

it.each([
  ["oldest", false, "asc"],
  ["newest", true, "desc"],
  [undefined, true, "asc"],
  [undefined, false, "desc"],
] as const)("a queue sorted by %s (waiting: %s) is read in %s order", (sort, waits, direction) => {
  expect(toDirection(sort, waits)).toBe(direction);
});
