import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { securityAlertMail } from "#modules/accounts/job-definitions.ts";
import { readManifest } from "#platform/backup/manifest.ts";
import { createTally } from "#platform/backup/tally.ts";
import { findDifferences } from "#platform/backup/verify.ts";
import { createContext } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { createWorld } from "#test/world.ts";
import { commands } from "./commands.ts";

type World = Awaited<ReturnType<typeof createWorld>>;

const JWT_SECRET = "the key of the site that makes backups";
const site = await createWorld({ JWT_SECRET });
const folder = mkdtempSync(join(tmpdir(), "vesper-backup-"));
const backup = join(folder, "monday");
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const output: string[] = [];
beforeEach(() => {
  output.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void output.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void output.push(line));
});

const run = (world: World, name: string, ...args: string[]) =>
  commands[name]?.run(createContext(world.platform), args) ?? Promise.reject(new Error(`no ${name}`));

/** Returns the row count of each table and the content of each file. */
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

/** Leaves a tick of the scheduler waiting, as every minute does on a site that runs jobs. */
async function leaveTick({ db }: World): Promise<void> {
  await sql`select pgboss.create_queue('__pgboss__send-it', '{"policy": "standard"}'::jsonb)`.execute(db);
  await sql`insert into pgboss.job (name) values ('__pgboss__send-it')`.execute(db);
}

describe("a backup", () => {
  let before: Awaited<ReturnType<typeof inventory>>;
  let chief: Awaited<ReturnType<World["admin"]>>;
  let restored: World;
  let outcome: [number, string | undefined];

  beforeAll(async () => {
    vi.spyOn(console, "log").mockImplementation((line: string) => void output.push(line));
    // Leave out the cities: they are reference data, identical on every site, and there are many of them.
    await sql`truncate cities cascade`.execute(site.db);
    chief = await site.admin();
    const person = await site.user();
    await site.post(`/admin/users/${person.id}/ban`, { reason: "Wrote “the same” 500 times\nto all" }, chief);
    await site.post("/auth/register", {
      name: "Ünal 🌙",
      email: "unal@example.test",
      password: "evening-star",
    });
    await enqueue(createContext(site.platform), securityAlertMail, {
      to: "later@example.test",
      notice: "new-device",
      device: "Firefox",
    });
    await leaveTick(site);
    await store(site, "kept/1.webp", "a picture");
    await store(site, "documents/1/selfie", "an identity document");
    before = await inventory(site);
    await run(site, "backup", "--to", backup);

    await site.user();
    await site.post(`/admin/users/${person.id}/unban`, {}, chief);
    await store(site, "kept/2.webp", "a later picture");
    restored = await createWorld({ JWT_SECRET });
    outcome = [await run(restored, "restore", backup, "--verify"), output.at(-1)];
  });
  afterAll(() => restored.close());

  it("restores every row and file into an empty site", async () => {
    const { counts, files } = await inventory(restored);
    const sound = [await run(restored, "audit verify"), await run(restored, "check")];

    expect(outcome).toEqual([0, expect.stringContaining("restored and verified")]);
    expect(counts).toEqual(before.counts);
    expect(files).toEqual({ "/kept/1.webp": before.files["/kept/1.webp"] });
    expect(sound).toEqual([0, 0]);
  });

  it("restores a working site: sign-in, pending mails and constraints", async () => {
    const { email, password } = chief;
    const back = await restored.post("/auth/login", { email, password });
    const list = await restored.get("/admin/users", { tokens: back.body.data.tokens });
    const waiting = await restored.mailsTo("later@example.test");
    const erased = sql`delete from audit_log`.execute(restored.db);

    expect(list.body.pagination.total).toBe(3);
    expect(waiting).toHaveLength(1);
    await expect(erased).rejects.toThrow();
  });

  it("reports what differs from the current data", async () => {
    await restored.user();
    await store(restored, "kept/1.webp", "another picture");

    const differences = await findDifferences(restored.platform, await readManifest(backup));

    expect(differences).toContain("users: differs from the backup (3 rows then, 4 now)");
    expect(differences).toContain("file kept/1.webp differs from the backup");
  });

  it("neither restores into a site with accounts nor overwrites another backup", async () => {
    await expect(run(site, "restore", backup)).rejects.toThrow("this database already has accounts");
    await expect(run(site, "backup", "--to", backup)).rejects.toThrow("already exists; choose a new folder");
  });

  it("that is damaged is refused and leaves the database empty", async () => {
    const other = await createWorld({ JWT_SECRET });
    const damaged = join(folder, "damaged");
    await run(site, "backup", "--to", damaged);
    writeFileSync(
      join(damaged, "tables/users.ndjson.gz"),
      await readFile(join(damaged, "tables/blocks.ndjson.gz")),
    );

    await expect(run(other, "restore", damaged)).rejects.toThrow(
      "users.ndjson.gz does not match the manifest",
    );
    const { rows } = await sql`select 1 from users`.execute(other.db);

    expect(rows).toEqual([]);
    await other.close();
  });

  it("that was tampered with is refused without --unsigned, despite matching checksums", async () => {
    const other = await createWorld({ JWT_SECRET });
    const changed = join(folder, "changed");
    await run(site, "backup", "--to", changed);
    const table = join(changed, "tables/users.ndjson.gz");
    const text = gunzipSync(await readFile(table))
      .toString()
      .replaceAll('"user"', '"admin"');
    writeFileSync(table, gzipSync(text));
    const manifest = await readManifest(changed);
    const tally = createTally();
    text.trim().split("\n").forEach(tally.add);
    const sha256 = createHash("sha256")
      .update(await readFile(table))
      .digest("hex");
    manifest.tables["users"] = { ...tally.result(), sha256 };
    writeFileSync(join(changed, "manifest.json"), JSON.stringify(manifest, null, 1));

    await expect(run(other, "restore", changed, "--verify")).rejects.toThrow("--unsigned");
    const refused = await sql`select 1 from users`.execute(other.db);
    rmSync(join(changed, "manifest.sig"));
    await expect(run(other, "restore", changed)).rejects.toThrow("was changed, or was not signed");
    const wanted = await run(other, "restore", changed, "--unsigned", "--verify");

    expect(refused.rows).toEqual([]);
    expect(wanted).toBe(0);
    await other.close();
  });

  it("from a site with another key is refused without --unsigned", async () => {
    const other = await createWorld();

    await expect(run(other, "restore", backup)).rejects.toThrow("--unsigned");
    await other.close();
  });

  it("contains no key of a pending identity document", async () => {
    const waiting = join(folder, "waiting");
    const escort = await site.escort();
    const now = site.clock.now();
    const [id, pictureId] = [newId(), newId()];
    const asked = { kind: "request" as const, code: "481", gesture: "A hand", expiresAt: now };
    await site.db
      .insertInto("verifications")
      .values({ id, userId: escort.id, status: "waiting", createdAt: now, submittedAt: now, ...asked })
      .execute();
    const wrappedKey = Buffer.from("a key that opens a passport");
    await site.db
      .insertInto("verificationPictures")
      .values({ id: pictureId, verificationId: id, kind: "document", wrappedKey })
      .execute();

    await run(site, "backup", "--to", waiting);
    const text = gunzipSync(
      await readFile(join(waiting, "tables/verification_pictures.ndjson.gz")),
    ).toString();

    expect(text).toContain(pictureId);
    expect(text).not.toContain(wrappedKey.toString("hex"));
    await site.db.deleteFrom("verifications").where("id", "=", id).execute();
  });

  it("that is not a backup is refused in one line", async () => {
    await expect(run(site, "restore", folder)).rejects.toThrow("is not a backup");
    await expect(run(site, "restore")).rejects.toThrow("needs the folder");
  });
});
