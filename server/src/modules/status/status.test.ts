import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { CheckName, CheckResult, JobOverview, Status } from "@vesper/contract/operations/status";
import { securityAlertMail } from "#modules/accounts/job-definitions.ts";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { startSmtp } from "#test/fakes/smtp.ts";
import { createWorld, restartWorld } from "#test/world.ts";
import { statusChecks } from "./checks.ts";
import { runChecks, summarize } from "./run-checks.ts";
import { createStatusReader } from "./service/status.ts";
import { upsertNode } from "./store/nodes.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

/** Runs the checks again, with other settings or another clock. */
async function check(name: CheckName, environment: Record<string, string> = {}): Promise<CheckResult> {
  const config = readConfig({ DATA_DIR: world.dataDir, DEMO_DATA: "off", ...environment });
  const results = await runChecks(createContext({ ...world.platform, config }), statusChecks);
  const result = results.find((one) => one.name === name);
  if (!result) throw new Error(`no check named ${name}`);
  return result;
}

const getJobs = async (): Promise<JobOverview> => (await world.get("/admin/status/jobs", admin)).body.data;

async function failJob(to: string): Promise<string> {
  await enqueue(createContext(world.platform), securityAlertMail, {
    to,
    notice: "new-device",
    device: "Firefox",
  });
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(),
      output = ${JSON.stringify({ name: "Error", code: "EENVELOPE", message: `550 ${to} is unknown` })}::jsonb
    where name = ${securityAlertMail.name} and state = 'created' returning id`.execute(world.db);
  return rows[0]?.id ?? "";
}

describe("the status", () => {
  it("of a fresh site names no problem and lists every check once", async () => {
    const { status, body } = await world.get("/admin/status", admin);
    const { state, summary, checks } = body.data as Status;

    expect([status, state, summary]).toEqual([200, "ok", "Everything works."]);
    expect(checks.map(({ name }) => name).toSorted()).toEqual(
      statusChecks.map(({ name }) => name).toSorted(),
    );
  });

  it("names passkeys that a new address would leave behind", async () => {
    const person = await world.user();
    await sql`insert into passkeys
      (id, user_id, credential_id, public_key, counter, transports, name, rp_id, is_backed_up, created_at)
      values (gen_random_uuid(), ${person.id}, 'id', 'key', 0, '{}', 'Phone', 'localhost', true, now())`.execute(
      world.db,
    );

    const here = await check("passkeys");
    const elsewhere = await check("passkeys", { PUBLIC_URL: "https://elsewhere.example.test" });
    await sql`delete from passkeys`.execute(world.db);

    expect([here.state, elsewhere.state]).toEqual(["ok", "attention"]);
    expect(elsewhere.problem).toContain("https://elsewhere.example.test");
  });

  it("is not for members or visitors", async () => {
    const member = await world.user();

    const answers = await Promise.all([world.get("/admin/status", member), world.get("/admin/status")]);

    expect(answers.map(({ status }) => status)).toEqual([403, 401]);
  });

  it("is computed once for many callers at a time", async () => {
    const read = createStatusReader();
    const ctx = createContext(world.platform);

    const [first, second] = await Promise.all([read(ctx), read(ctx)]);

    expect(await read(ctx)).toBe(first);
    expect(second).toBe(first);
  });

  it("says what is wrong in one sentence", () => {
    const result = { name: "mail", about: "", found: "", problem: "", remedy: "", milliseconds: 0 } as const;
    const mail: CheckResult = { ...result, title: "Mail", state: "broken" };
    const disk: CheckResult = { ...result, name: "disk", title: "Disk", state: "attention" };

    expect(summarize([mail])).toEqual({ state: "broken", summary: "One thing does not work: mail." });
    expect(summarize([disk]).summary).toBe("One thing needs attention: disk.");
    expect(summarize([disk, mail]).summary).toBe("2 things need attention: mail and disk.");
  });
});

describe("a check", () => {
  it("of a mail server signs in and sends nothing", async () => {
    const smtp = await startSmtp();
    const right = await check("mail", { SMTP_URL: `smtp://mailer:right@127.0.0.1:${smtp.port}` });
    const wrong = await check("mail", { SMTP_URL: `smtp://mailer:s3cret-pass@127.0.0.1:${smtp.port}` });

    expect([right.state, wrong.state]).toEqual(["ok", "broken"]);
    expect(wrong.problem).toContain("refused the user name or password");
    expect(JSON.stringify([right, wrong])).not.toContain("s3cret-pass");
    expect(smtp.commands).not.toContain("MAIL");
    await smtp.stop();
  });

  it("never shows the password in an address", async () => {
    const secret = "s3cret-pass";
    const results = await runChecks(
      createContext({
        ...world.platform,
        config: readConfig({
          DATA_DIR: world.dataDir,
          DATABASE_URL: `postgres://someone:${secret}@127.0.0.1:1/vesper`,
          DATABASE_REPLICA_URL: `postgres://someone:${secret}@127.0.0.1:1/vesper`,
          REDIS_URL: `redis://someone:${secret}@127.0.0.1:1`,
          SMTP_URL: `smtp://someone:${secret}@127.0.0.1:1`,
          S3_ENDPOINT: "http://127.0.0.1:1",
          S3_BUCKET: "vesper",
          S3_ACCESS_KEY_ID: "someone",
          S3_SECRET_ACCESS_KEY: secret,
          JWT_SECRET: secret.repeat(4),
          DOCUMENT_KEY: "ab".repeat(32),
        }),
      }),
      statusChecks,
    );

    expect(results.filter(({ state }) => state === "broken").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["redis", "replica", "mail"]),
    );
    expect(JSON.stringify(results)).not.toContain(secret);
  });

  it("notices a migration of a newer release and one that was edited", async () => {
    await sql`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`.execute(world.db);
    const later = await check("migrations");
    await sql`delete from migrations where name = '9999-later.sql'`.execute(world.db);
    await sql`update migrations set checksum = reverse(checksum) where name like '0019%'`.execute(world.db);
    const edited = await check("migrations");
    const skipped = await check("jobs");
    await sql`update migrations set checksum = reverse(checksum) where name like '0019%'`.execute(world.db);

    expect([later.state, edited.state, skipped.state]).toEqual(["attention", "broken", "unknown"]);
    expect(edited.problem).toContain("0019-reviews.sql");
    expect((await check("migrations")).state).toBe("ok");
  });

  it("notices jobs that nobody does", async () => {
    await sql`
      insert into pgboss.job (name, created_on, start_after)
      values (${securityAlertMail.name}, now() - interval '1 hour', now() - interval '1 hour')`.execute(
      world.db,
    );

    expect((await check("jobs")).problem).toContain("not being done");

    await sql`delete from pgboss.job`.execute(world.db);
  });

  it("notices a retention job that has not run for two days", async () => {
    await sql`
      insert into job_runs (name, known_since, finished_at)
      values ('activity.daily-cleaning', now() - interval '9 days', now() - interval '2 days')`.execute(
      world.db,
    );

    expect((await check("retention")).problem).toContain("activity.daily-cleaning (2 days ago)");

    await sql`update job_runs set finished_at = now()`.execute(world.db);
    expect((await check("retention")).state).toBe("ok");
  });

  it.each([
    [{ RATE_LIMITS: "off" }, "RATE_LIMITS"],
    [{ TRUST_PROXY: "on" }, "TRUST_PROXY"],
    [{ PUBLIC_URL: "https://vesper.example.test" }, "TRUST_PROXY"],
    [{ OPERATOR_SUPPORT_EMAIL: "help@vesper.test" }, "OPERATOR_SUPPORT_EMAIL"],
  ])("warns of %j in production only", async (settings, name) => {
    const safe = { OPERATOR_SUPPORT_EMAIL: "help@vesper.example" };

    const risky = await check("settings", { NODE_ENV: "production", ...safe, ...settings });

    expect([risky.state, risky.found]).toEqual(["attention", `Risky: ${name}.`]);
    expect((await check("settings", settings)).state).toBe("ok");
    expect((await check("settings", { NODE_ENV: "production", ...safe })).state).toBe("ok");
  });

  it.each(["mail", "address", "backups"] as const)("of %s warns when production lacks it", async (name) => {
    expect((await check(name, { NODE_ENV: "production" })).state).toBe("attention");
    expect((await check(name)).state).toBe("unused");
  });
});

describe("a node", () => {
  const node = {
    name: "node-2:3000",
    version: "0.0.9",
    nodeVersion: process.versions.node,
    lastMigration: "0064-profile-cards.sql",
    startedAt: new Date(),
  };
  const fullDisk = {
    state: "broken" as const,
    found: "1 MB free.",
    problem: "It is full.",
    remedy: "Clean up.",
  };

  it("with a problem of its own makes it the problem of the site", async () => {
    await upsertNode(world.db, { ...node, findings: { disk: fullDisk } });
    const site = await restartWorld(world, {});

    const { body } = await site.get("/admin/status", admin);

    const { checks, nodes } = body.data as Status;
    expect(checks.find(({ name }) => name === "disk")).toMatchObject({
      state: "broken",
      found: "node-2:3000: 1 MB free.",
      remedy: "Clean up.",
    });
    expect(nodes).toMatchObject([{ name: "node-2:3000", isSelf: false, isSilent: false }]);
    await site.close();
  });

  it("of another version and one that went silent are noticed", async () => {
    await upsertNode(world.db, { ...node, findings: {} });
    await upsertNode(world.db, { ...node, name: "node-3:3000", version: "0.1.0", findings: {} });
    const versions = await check("versions");
    await sql`update site_nodes set seen_at = now() - interval '5 minutes' where name = 'node-2:3000'`.execute(
      world.db,
    );
    const nodes = await check("nodes");

    expect([versions.state, nodes.state]).toEqual(["attention", "attention"]);
    expect(nodes.problem).toContain("node-2:3000");
    await sql`delete from site_nodes`.execute(world.db);
  });

  it("reports while it listens and leaves when it stops", async () => {
    const site = await restartWorld(world, {});
    await site.http.listen({ port: 0, host: "127.0.0.1" });
    await expect
      .poll(async () => (await world.db.selectFrom("siteNodes").selectAll().execute()).length)
      .toBe(1);

    const { body } = await site.get("/admin/status", admin);
    await site.close();

    expect(body.data.nodes).toMatchObject([{ isSelf: true, isSilent: false }]);
    expect(await world.db.selectFrom("siteNodes").selectAll().execute()).toEqual([]);
  });
});

describe("a failed job", () => {
  it("is listed without its data", async () => {
    const id = await failJob("hidden@example.test");

    const jobs = await getJobs();

    expect(jobs).toMatchObject({
      failed: 1,
      failures: [{ _id: id, reason: "Error EENVELOPE", attempts: 1 }],
    });
    expect(JSON.stringify(jobs)).not.toContain("hidden@example.test");
  });

  it("that is retried does its work, and the audit log names who retried it", async () => {
    const [{ _id: id } = { _id: "" }] = (await getJobs()).failures;

    const { status } = await world.post(`/admin/status/jobs/${id}/retry`, undefined, admin);
    const again = await world.post(`/admin/status/jobs/${id}/retry`, undefined, admin);
    const mails = await world.mailsTo("hidden@example.test");
    const { body } = await world.get("/admin/audit-log?action=job", admin);

    expect([status, again.status, mails.length]).toEqual([202, 404, 1]);
    expect(body.data[0]).toMatchObject({ action: "job.retried", subjectId: id, actor: { _id: admin.id } });
  });

  it("that is discarded is gone, once even under concurrent requests", async () => {
    const id = await failJob("never@example.test");

    const answers = await Promise.all([1, 2, 3].map(() => world.delete(`/admin/status/jobs/${id}`, admin)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await world.mailsTo("never@example.test")).toEqual([]);
    expect((await getJobs()).failed).toBe(0);
  });

  it("can be retried together with all others", async () => {
    await failJob("first@example.test");
    await failJob("second@example.test");

    const { body } = await world.post("/admin/status/jobs/retry", undefined, admin);

    expect(body.data.retried).toBe(2);
    expect(await world.mailsTo("second@example.test")).toHaveLength(1);
  });

  it("is out of reach for members, and a waiting job cannot be discarded", async () => {
    const member = await world.user();
    await enqueue(createContext(world.platform), securityAlertMail, {
      to: "waiting@example.test",
      notice: "new-device",
      device: "Firefox",
    });
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where name = ${securityAlertMail.name} and state = 'created'`.execute(
      world.db,
    );
    const path = `/admin/status/jobs/${rows[0]?.id}`;

    const answers = await Promise.all([world.delete(path, member), world.delete(path, admin)]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
    expect(await world.mailsTo("waiting@example.test")).toHaveLength(1);
  });
});
