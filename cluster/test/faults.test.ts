import { execFileSync } from "node:child_process";
import { createECDH } from "node:crypto";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import type { CheckName, CheckResult, Status } from "@vesper/contract/operations/status";
import { diagnose } from "../../server/src/cli/doctor-command.ts";
import { prepareDatabase } from "../../server/src/create-app.ts";
import { openPostgres, type DatabaseHandle } from "../../server/src/platform/database/client.ts";
import { createLog } from "../../server/src/platform/log.ts";
import { startSmtp, type FakeSmtp } from "../../server/test/fakes/smtp.ts";
import "../../server/test/template.ts";
import { createWorld, type World } from "../../server/test/world.ts";
import { createBucket, toBucketSettings } from "../src/engines/bucket.ts";
import { createPostgres, createReplica, type Engine } from "../src/engines/postgres.ts";
import { createRedis } from "../src/engines/redis.ts";
import { ensurePrograms } from "../src/programs.ts";

const programs = ensurePrograms();
const folder = join(inject("folder"), "faults");
const toNames = (checks: readonly CheckResult[]) =>
  checks.filter(({ state }) => state === "broken" || state === "attention").map(({ name }) => name);

function generateKeys() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys().toString("base64url");
  return { publicKey, privateKey: pair.getPrivateKey().toString("base64url") };
}
const keys = generateKeys();

let postgres: Engine;
let replica: Engine;
let redis: Engine;
let bucket: Engine;
let smtp: FakeSmtp;
let database: DatabaseHandle;
let admin: Awaited<ReturnType<World["admin"]>>;
let settings: Record<string, string>;

/** A site with everything it can use, in which nothing is wrong. */
beforeAll(async () => {
  // If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
  chmodSync(inject("folder"), 0o755);
  postgres = await createPostgres({ programs: programs.postgres, folder: join(folder, "postgres") });
  redis = await createRedis(programs.redis, join(folder, "redis"));
  bucket = await createBucket(join(folder, "bucket"));
  smtp = await startSmtp();
  await Promise.all([postgres.start(), redis.start(), bucket.start()]);
  database = openPostgres(postgres.url, createLog("silent"));
  await prepareDatabase(database.db);
  replica = await createReplica({ programs: programs.postgres, folder: join(folder, "replica") }, postgres);
  await replica.start();
  settings = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: replica.url,
    REDIS_URL: redis.url,
    ...toBucketSettings(bucket),
    SMTP_URL: `smtp://mailer:right@127.0.0.1:${smtp.port}`,
    JWT_SECRET: "a secret of the site under test, long",
    DOCUMENT_KEY: "5a".repeat(32),
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    BACKUP_EVERY: "daily",
  };
  await insertBackup(new Date());
  admin = await (await openSite()).admin();
  // A site at a public address asks its staff for a second factor.
  await ask(postgres, "update sessions set second_factor_at = now()");
});
afterAll(async () => {
  await database.close();
  await smtp.stop();
  for (const engine of [replica, postgres, redis, bucket]) await engine.stop();
});

async function openSite(given: Record<string, string> = {}): Promise<World> {
  const site = await createWorld(
    { ...settings, ...given },
    { database: { ...database, close: async () => {} } },
  );
  openSites.push(site);
  return site;
}
const openSites: World[] = [];
afterAll(() => Promise.all(openSites.map((site) => site.close())));

async function insertBackup(requestedAt: Date): Promise<void> {
  const [id, name] = ["01900000-0000-7000-8000-000000000001", "made-by-the-test"];
  const row = { id, name, kind: "scheduled" as const, state: "finished" as const, requestedAt };
  await database.db
    .insertInto("backups")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ requestedAt }))
    .execute();
}

/** Names of what the status page and the command line complain about. */
async function findComplaints(site: World): Promise<{ page: CheckName[]; doctor: CheckName[] }> {
  const { body } = await site.get("/admin/status", admin);
  const { checks } = body.data as Status;
  const doctor = await diagnose(site.platform.config, site.clock);
  return { page: toNames(checks), doctor: toNames(doctor.checks) };
}

const ask = async (engine: Engine, statement: string) =>
  execFileSync(join(programs.postgres, "psql"), ["-XAtq", "-d", engine.url, "-c", statement]);

interface Fault {
  name: CheckName;
  what: string;
  settings?: Record<string, string>;
  inject?(): Promise<unknown>;
  undo?(): Promise<unknown>;
  /** Minutes by which the clock of the node is wrong. */
  minutes?: number;
}

const faults: Fault[] = [
  {
    name: "mail",
    what: "a mail server that is down",
    inject: () => smtp.stop(),
    undo: async () => {
      smtp = await startSmtp({ port: smtp.port });
    },
  },
  { name: "disk", what: "a disk below its floor", settings: { DISK_FLOOR_MB: "999999999" } },
  { name: "storage", what: "a bucket that refuses the key", settings: { S3_ACCESS_KEY_ID: "a-revoked-key" } },
  { name: "redis", what: "a stopped Redis", inject: () => redis.stop(), undo: () => redis.start() },
  {
    name: "replica",
    what: "a replica that stopped replaying",
    async inject() {
      await ask(replica, "select pg_wal_replay_pause()");
      await ask(postgres, "create table written_later (id int)");
    },
    undo: () => ask(replica, "select pg_wal_replay_resume()"),
  },
  {
    name: "jobs",
    what: "a job that failed for good",
    inject: () =>
      ask(
        postgres,
        `insert into pgboss.job (name, state, completed_on, output) values
          ('accounts.security-alert-mail', 'failed', now(), '{"name": "Error", "message": "no such box"}')`,
      ),
    undo: () => ask(postgres, "delete from pgboss.job where state = 'failed'"),
  },
  { name: "clock", what: "a node whose clock is five minutes ahead", minutes: 5 },
  {
    name: "address",
    what: "a public address that leads nowhere",
    settings: { PUBLIC_URL: "https://nowhere.example.test" },
  },
  {
    name: "backups",
    what: "a backup older than the schedule",
    inject: () => insertBackup(new Date(Date.now() - 5 * 24 * 60 * 60 * 1000)),
    undo: () => insertBackup(new Date()),
  },
  {
    name: "queues",
    what: "a contact message that waits for three days",
    inject: () =>
      ask(
        postgres,
        `insert into contact_messages (id, name, email, subject, message, status, created_at) values
          ('01900000-0000-7000-8000-000000000002', 'Ines', 'ines@example.test', 'A question', 'Hello?', 'open',
          now() - interval '3 days')`,
      ),
    undo: () => ask(postgres, "delete from contact_messages"),
  },
  {
    name: "push",
    what: "push keys of two different pairs",
    settings: { VAPID_PRIVATE_KEY: generateKeys().privateKey },
  },
];

describe("the status page and doctor", () => {
  it("complain about nothing while everything works", async () => {
    const site = await openSite();

    expect(await findComplaints(site)).toEqual({ page: [], doctor: [] });
  });

  it.each(faults)("name $name, and only that, after $what", async (fault) => {
    await fault.inject?.();
    onTestFinished(async () => void (await fault.undo?.()));
    const site = await openSite(fault.settings);
    site.clock.advance((fault.minutes ?? 0) * 60_000);

    expect(await findComplaints(site)).toEqual({ page: [fault.name], doctor: [fault.name] });
  });

  // The page needs the database to know who asks.
  it("name the database, and only that, once it is down: doctor", async () => {
    const { platform } = await openSite();
    await postgres.stop();
    onTestFinished(() => postgres.start());

    const { checks, state } = await diagnose(platform.config);

    expect([toNames(checks), state]).toEqual([["database"], "broken"]);
  });
});
