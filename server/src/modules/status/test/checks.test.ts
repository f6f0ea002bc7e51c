import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { CheckName } from "@vesper/contract/operations/status";
import { securityAlertMail } from "#modules/accounts/job-definitions.ts";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { startSmtp } from "#test/fakes/smtp.ts";
import { runCheck } from "#test/run-check.ts";
import { createWorld } from "#test/world.ts";
import { statusChecks } from "../checks.ts";
import { runChecks } from "../run-checks.ts";

const world = await createWorld();
afterAll(() => world.close());
const check = (name: CheckName, environment?: Record<string, string>) => runCheck(world, name, environment);

const several = {
  DATABASE_URL: "postgres://db.example.test/vesper?sslmode=require",
  JWT_SECRET: "a secret of more than thirty-two characters",
  DOCUMENT_KEY: "ab".repeat(32),
};
const bucket = { S3_BUCKET: "vesper", S3_ACCESS_KEY_ID: "vesper", S3_SECRET_ACCESS_KEY: "secret" };

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
    [{ DATABASE_URL: "postgres://db.example.test/vesper" }, "DATABASE_URL"],
    [{ ...several, REDIS_URL: "redis://redis.example.test" }, "REDIS_URL"],
    [{ ...bucket, S3_ENDPOINT: "http://files.example.test" }, "S3_ENDPOINT"],
    [{ SMTP_URL: "smtp://mail.example.test:25?ignoreTLS=true" }, "SMTP_URL"],
  ])("warns of %j in production only", async (settings, name) => {
    const safe = { OPERATOR_SUPPORT_EMAIL: "help@vesper.example" };

    const risky = await check("settings", { NODE_ENV: "production", ...safe, ...settings });

    expect([risky.state, risky.found]).toEqual(["attention", `Risky: ${name}.`]);
    expect((await check("settings", settings)).state).toBe("ok");
    expect((await check("settings", { NODE_ENV: "production", ...safe })).state).toBe("ok");
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: "postgres://db.example.test/vesper?sslmode=verify-full" },
    { DATABASE_URL: "postgres:///vesper?host=/var/run/postgresql" },
    { DATABASE_URL: "postgres://127.0.0.1/vesper" },
    { ...several, REDIS_URL: "rediss://redis.example.test" },
    { ...bucket, S3_ENDPOINT: "https://files.example.test" },
    { SMTP_URL: "smtp://mail.example.test:587" },
  ])("accepts in production an encrypted or local service: %j", async (settings) => {
    const safe = { OPERATOR_SUPPORT_EMAIL: "help@vesper.example" };

    expect((await check("settings", { NODE_ENV: "production", ...safe, ...settings })).state).toBe("ok");
  });

  it("of the database warns of a superuser in production only", async () => {
    const production = await check("database", { ...several, NODE_ENV: "production" });

    expect([production.state, production.problem]).toEqual([
      "attention",
      expect.stringContaining("superuser"),
    ]);
    expect((await check("database", several)).state).toBe("ok");
  });

  it.each(["mail", "address", "backups"] as const)("of %s warns when production lacks it", async (name) => {
    expect((await check(name, { NODE_ENV: "production" })).state).toBe("attention");
    expect((await check(name)).state).toBe("unused");
  });
});
