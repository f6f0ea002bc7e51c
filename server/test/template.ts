import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { accountJobs } from "#modules/accounts/index.ts";
import { openEngine } from "#platform/database/client.ts";
import { migrate, readMigrations } from "#platform/database/migrate.ts";
import { createJobRunner } from "#platform/jobs/boss.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: string;
  }
}

const cache = resolve(import.meta.dirname, "../../node_modules/.cache/vesper");

/** A migrated database, made once for each state of the migrations; every test world starts from a copy of it. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  const names = accountJobs.map(({ name }) => name);
  const id = createHash("sha256")
    .update(JSON.stringify([checksums, names]))
    .digest("hex")
    .slice(0, 16);
  const file = join(cache, `template-${id}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  provide("template", file);
}

async function makeTemplate(file: string): Promise<void> {
  const engine = await openEngine({});
  await migrate(engine.db);
  const jobs = createJobRunner(engine.db, pino({ level: "silent" }), { work: false });
  await jobs.start(accountJobs, () => {
    throw new Error("no job runs here");
  });
  await jobs.stop();
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.part`, await engine.dump());
  renameSync(`${file}.part`, file);
  await engine.close();
}
