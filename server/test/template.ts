import { createHash } from "node:crypto";
import type { TestProject } from "vitest/node";
import { allJobs } from "#create-app";
import { readMigrations } from "#platform/database/migrate.ts";
import { makeTemplate, unpackTemplate } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Template that worlds are copied from. */
    template: string;
    /** The same as a file for the embedded engine, for tests of both engines. */
    embeddedTemplate: string;
    /** A folder of the embedded engine, on which the real program is tested. */
    embeddedFolder: string;
  }
}

/** Creates a migrated database, once per state of the migrations; every test world starts from a copy of it. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const state = [readMigrations().map(({ checksum }) => checksum), allJobs.map(({ name }) => name)];
  const id = createHash("sha256").update(JSON.stringify(state)).digest("hex").slice(0, 16);
  const file = await makeTemplate(id, undefined);
  const server = process.env["TEST_DATABASE_URL"];
  provide("embeddedTemplate", file);
  provide("embeddedFolder", await unpackTemplate(file));
  provide("template", server ? await makeTemplate(id, server) : file);
}
