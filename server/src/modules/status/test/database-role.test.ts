import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openPostgres } from "#platform/database/client.ts";
import { migrate, readMigrations } from "#platform/database/migrate.ts";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { createWorld } from "#test/world.ts";
import { databaseCheck } from "../checks/database.ts";

const world = await createWorld();
afterAll(() => world.close());
const server = process.env["TEST_DATABASE_URL"] ?? "";
const silent = pino({ level: "silent" });

/** Opens a new database as the role that owns it, with the rights that deploy/create-role.sh gives. */
async function openAsOwner() {
  const name = `owner_${randomBytes(4).toString("hex")}`;
  const admin = openPostgres(server, silent);
  const owned = sql.id(name);
  await sql`create role ${owned} login nosuperuser nocreatedb nocreaterole password 'plain'`.execute(
    admin.db,
  );
  await sql`create database ${owned} owner ${owned}`.execute(admin.db);
  const url = Object.assign(new URL(server), { username: name, password: "plain", pathname: name });
  const own = openPostgres(url.href, silent);
  onTestFinished(async () => {
    await own.close();
    await sql`drop database ${owned}`.execute(admin.db);
    await sql`drop role ${owned}`.execute(admin.db);
    await admin.close();
  });
  return { db: own.db, url: url.href };
}

describe.runIf(server)("a role that owns its database and nothing else", () => {
  it("migrates it, and the status page has no objection", async () => {
    const { db, url } = await openAsOwner();

    const applied = await migrate(db);
    const config = readConfig({
      DATA_DIR: world.dataDir,
      NODE_ENV: "production",
      DATABASE_URL: url,
      JWT_SECRET: "a secret of more than thirty-two characters",
      DOCUMENT_KEY: "ab".repeat(32),
    });
    const finding = await databaseCheck.run(createContext({ ...world.platform, config, db }));

    expect(applied).toHaveLength(readMigrations().length);
    expect([finding.state, finding.problem]).toEqual(["ok", null]);
  });
});
