import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noticeMail } from "#modules/accounts/jobs.ts";
import { readManifest } from "#platform/backup/manifest.ts";
import { findDifferences } from "#platform/backup/verify.ts";
import { createContext } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { createWorld } from "#test/world.ts";
import { commands } from "./commands.ts";

type World = Awaited<ReturnType<typeof createWorld>>;

const site = await createWorld();
const folder = mkdtempSync(join(tmpdir(), "vesper-backup-"));
const backup = join(folder, "monday");
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
});

const run = (world: World, name: string, ...args: string[]) =>
  commands[name]?.run(createContext(world.platform), args) ?? Promise.reject(new Error(`no ${name}`));

/** How many rows each table has, and what each file holds. */
async function inventory({ db, dataDir }: World) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.id(name)}`.execute(db);
    counts[name] = rows[0]?.rows ?? 0;
  }
  const root = join(dataDir, "storage/files");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [path.slice(root.length), (await readFile(path)).toString("base64")]),
  );
  return { counts, files: Object.fromEntries(files) };
}

const store = ({ platform }: World, key: string, text: string) =>
  platform.storage.put(key, Buffer.from(text));

describe("a backup", () => {
  let before: Awaited<ReturnType<typeof inventory>>;
  let chief: Awaited<ReturnType<World["admin"]>>;
  let restored: World;
  let outcome: [number, string | undefined];

  beforeAll(async () => {
    vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
    // They are everywhere the same, and many.
    await sql`truncate cities cascade`.execute(site.db);
    chief = await site.admin();
    const person = await site.user();
    await site.post(`/admin/users/${person.id}/ban`, { reason: "Wrote “the same” 500 times\nto all" }, chief);
    await site.post("/auth/register", {
      name: "Ünal 🌙",
      email: "unal@example.test",
      password: "evening-star",
    });
    await enqueue(createContext(site.platform), noticeMail, {
      to: "later@example.test",
      notice: "new-device",
      device: "Firefox",
    });
    await store(site, "kept/1.webp", "a picture");
    await store(site, "documents/1/selfie", "an identity document");
    before = await inventory(site);
    await run(site, "backup", "--to", backup);

    await site.user();
    await site.post(`/admin/users/${person.id}/unban`, {}, chief);
    await store(site, "kept/2.webp", "a later picture");
    restored = await createWorld();
    outcome = [await run(restored, "restore", backup, "--verify"), said.at(-1)];
  });
  afterAll(() => restored.close());

  it("brings every row and every file of its moment into an empty place", async () => {
    const { counts, files } = await inventory(restored);
    const sound = [await run(restored, "audit verify"), await run(restored, "check")];

    expect(outcome).toEqual([0, expect.stringContaining("all of it is as it was")]);
    expect(counts).toEqual(before.counts);
    expect(files).toEqual({ "/kept/1.webp": before.files["/kept/1.webp"] });
    expect(sound).toEqual([0, 0]);
  });

  it("becomes a site that goes on: people sign in, waiting mails leave, rules hold", async () => {
    const { email, password } = chief;
    const back = await restored.post("/auth/login", { email, password });
    const list = await restored.get("/admin/users", { tokens: back.body.data.tokens });
    const waiting = await restored.mailsTo("later@example.test");
    const erased = sql`delete from audit_log`.execute(restored.db);

    expect(list.body.pagination.total).toBe(3);
    expect(waiting).toHaveLength(1);
    await expect(erased).rejects.toThrow();
  });

  it("tells what is no longer as it was", async () => {
    await restored.user();
    await store(restored, "kept/1.webp", "another picture");

    const differences = await findDifferences(restored.platform, await readManifest(backup));

    expect(differences).toContain("users: 3 rows then, 4 now, or changed");
    expect(differences).toContain("the file kept/1.webp is not as it was");
  });

  it("is not brought in where people live, nor written over another", async () => {
    await expect(run(site, "restore", backup)).rejects.toThrow("people live in this database");
    await expect(run(site, "backup", "--to", backup)).rejects.toThrow("is there already");
  });

  it("that was damaged is refused, and leaves an empty place empty", async () => {
    const other = await createWorld();
    const damaged = join(folder, "damaged");
    await run(site, "backup", "--to", damaged);
    writeFileSync(
      join(damaged, "tables/users.ndjson.gz"),
      await readFile(join(damaged, "tables/blocks.ndjson.gz")),
    );

    await expect(run(other, "restore", damaged)).rejects.toThrow("does not hold what was put away");
    const { rows } = await sql`select 1 from users`.execute(other.db);

    expect(rows).toEqual([]);
    await other.close();
  });

  it("that is none is refused in one line", async () => {
    await expect(run(site, "restore", folder)).rejects.toThrow("is not a backup");
    await expect(run(site, "restore")).rejects.toThrow("needs the folder");
  });
});
