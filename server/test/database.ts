import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { v7 as newId } from "uuid";
import { allJobs, prepareDatabase } from "#create-app";
import { openEmbeddedDatabase, openPostgres, type DatabaseHandle } from "#platform/database/client.ts";
import { createJobRunner } from "#platform/jobs/boss.ts";

const cache = resolve(import.meta.dirname, "../../node_modules/.cache/vesper");
const silent = pino({ level: "silent" });
const toDatabaseUrl = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Creates the template of the test databases: a file for the embedded engine, or a URL on a PostgreSQL server. */
export async function makeTemplate(id: string, server: string | undefined): Promise<string> {
  if (server) return makeServerTemplate(server, `vesper_template_${id}`);
  const file = join(cache, `template-${id}.tar`);
  if (existsSync(file)) return file;
  const engine = await openEmbeddedDatabase({});
  await prepareTemplate(engine);
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.part`, await engine.dump());
  renameSync(`${file}.part`, file);
  await engine.close();
  return file;
}

/** Unpacks the embedded engine's template, so that copying its folder replaces starting an engine to fill one. */
export async function unpackTemplate(file: string): Promise<string> {
  const folder = file.replace(/\.tar$/, "");
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const engine = await openEmbeddedDatabase({ folder: part, template: file });
  await engine.close();
  renameSync(part, folder);
  return folder;
}

async function makeServerTemplate(server: string, name: string): Promise<string> {
  const admin = openPostgres(server, silent);
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(admin.db);
  // The name tells the state of the migrations, so several projects can share a template.
  if (rows.length === 0) await fillServerTemplate(admin, server, name);
  await admin.close();
  return toDatabaseUrl(server, name);
}

async function fillServerTemplate({ db }: DatabaseHandle, server: string, name: string): Promise<void> {
  const part = `${name}_part`;
  await sql`drop database if exists ${sql.id(part)}`.execute(db);
  await sql`create database ${sql.id(part)}`.execute(db);
  const template = openPostgres(toDatabaseUrl(server, part), silent);
  await prepareTemplate(template);
  await template.close();
  await sql`alter database ${sql.id(part)} rename to ${sql.id(name)}`.execute(db);
}

async function prepareTemplate({ db }: DatabaseHandle): Promise<void> {
  await prepareDatabase(db);
  const jobs = createJobRunner(db, silent, { work: false });
  await jobs.start(allJobs, () => {
    throw new Error("no job runs here");
  });
  await jobs.stop();
}

/** Opens a separate copy of the template database. */
export async function openDatabaseCopy(template: string): Promise<DatabaseHandle> {
  if (!template.startsWith("postgres")) return openEmbeddedDatabase({ template });
  const name = `vesper_test_${newId().replaceAll("-", "")}`;
  const admin = openPostgres(toDatabaseUrl(template, "postgres"), silent);
  await sql`create database ${sql.id(name)} template ${sql.id(new URL(template).pathname.slice(1))}`.execute(
    admin.db,
  );
  const copy = openPostgres(toDatabaseUrl(template, name), silent);
  forbidSecondConnections(copy);
  return {
    ...copy,
    async close() {
      await copy.close();
      await sql`drop database ${sql.id(name)}`.execute(admin.db);
      await admin.close();
    },
  };
}

const connectionHold = new AsyncLocalStorage<{ isHeld: boolean }>();

/** The embedded engine has one session: requesting another one while holding it would deadlock. */
function forbidSecondConnections({ db }: DatabaseHandle): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    if (connectionHold.getStore()?.isHeld)
      throw new Error("this query is not part of the transaction that waits for it");
    const hold = { isHeld: true };
    try {
      return await provide((connection) => connectionHold.run(hold, () => consumer(connection)), options);
    } finally {
      hold.isHeld = false;
    }
  };
}
