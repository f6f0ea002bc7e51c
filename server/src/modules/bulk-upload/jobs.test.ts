import { bulkColumns } from "@vesper/contract/profiles/bulk-upload";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createBulkUploadActions, toCsv, csvHeader, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { createWorld } from "#test/world.ts";
import { importRows } from "./service/import-rows.ts";

const world = await createWorld();
afterAll(() => world.close());

let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
const { send, download } = createBulkUploadActions(world, () => admin);

describe("a job", () => {
  it("is accepted immediately, runs in the background, and reports its progress", async () => {
    const { status, body } = await send(toCsv(toCsvRow("Later One"), toCsvRow("Later Two")), { async: true });

    expect(status).toBe(202);
    expect(body).toEqual({ data: expect.objectContaining({ status: "queued", total: 2, processed: 0 }) });
    await world.jobs.drain();
    const { body: job } = await world.get(`/bulk-upload/jobs/${body.data._id}`, admin);
    expect(job.data).toMatchObject({ status: "done", processed: 2, results: { successful: 2 } });
  });

  it("resumes after an interruption without repeating a row", async () => {
    const rows = ["One", "Two", "Three"].map((name) => toCsvRow(`Resumed ${name}`));
    const { body } = await send(toCsv(...rows), { async: true });
    const uploadId: string = body.data._id;
    // Simulates a process that ended after the first row.
    const first = { uploadId, row: 2, email: "resumed.one@example.test", name: "Resumed One" };
    await world.db
      .insertInto("bulkUploadRows")
      .values({ ...first, userId: null, error: null, warning: null })
      .execute();

    await world.jobs.drain();

    const made = await world.db
      .selectFrom("users")
      .select("email")
      .where("email", "like", "resumed.%")
      .orderBy("email")
      .execute();
    expect(made.map(({ email }) => email)).toEqual([
      "resumed.three@example.test",
      "resumed.two@example.test",
    ]);
    const { body: job } = await world.get(`/bulk-upload/jobs/${uploadId}`, admin);
    expect(job.data).toMatchObject({ status: "done", processed: 3 });
  });

  it("that runs out of time leaves the remaining rows to the next run", async () => {
    const { body } = await send(toCsv(toCsvRow("Next One"), toCsvRow("Next Two")), { async: true });
    const { _id: id } = body.data;

    expect(await importRows(createContext(world.platform), { id }, 0)).toBe(false);

    const { body: before } = await world.get(`/bulk-upload/jobs/${id}`, admin);
    expect(before.data).toMatchObject({ status: "running", processed: 0 });
    await world.jobs.drain();
    const { body: after } = await world.get(`/bulk-upload/jobs/${id}`, admin);
    expect(after.data).toMatchObject({ status: "done", processed: 2 });
  });

  it("is recorded in the audit log with the admin's attestation", async () => {
    const { body } = await send(toCsv(toCsvRow("Audited One")));

    const { body: log } = await world.get(`/admin/audit-log?subject=${body.data._id}`, admin);

    expect(log.data[0]).toMatchObject({
      action: "bulk-upload.started",
      after: { rows: 1, consentAttested: true },
    });
  });

  it("is purged after a month with its file and email addresses", async () => {
    const { body } = await send(toCsv(toCsvRow("Forgotten One")));
    world.clock.advance(31 * 24 * 3_600_000);
    await world.jobs.send(world.db, "bulk-upload.purge", {});
    await world.jobs.drain();

    const again = await world.signedInAgain(admin);
    expect((await world.get(`/bulk-upload/jobs/${body.data._id}`, again)).status).toBe(404);
  });
});

describe("the admin downloads", () => {
  it("include a template that can be uploaded", async () => {
    await world.post("/admin/categories", { name: "Companion", slug: "companion", type: "service" }, admin);
    const { text, type } = await download("template");

    expect(type).toBe("text/csv; charset=utf-8");
    expect(text.split("\r\n")[0]).toBe(bulkColumns.join(","));
    expect((await send(text, { path: "preview" })).body.data).toMatchObject({ total: 1, failed: 0 });
  });

  it("include a guide that names every column", async () => {
    const { text, type } = await download("guide");

    expect(type).toBe("text/markdown; charset=utf-8");
    for (const name of bulkColumns) expect(text).toContain(name);
  });

  it("include failed rows with reasons, with formulas escaped", async () => {
    const bad = '"=HYPERLINK(""http://evil.test"")",bad@example.test,12,female,300,250,Oslo,Norway';
    const { body } = await send(toCsv(toCsvRow("Fine Two"), bad));

    const { text } = await download(`jobs/${body.data._id}/failed`);

    const [first, second, ...rest] = text.split("\r\n");
    expect(first).toBe(`row,error,${csvHeader}`);
    expect(second).toMatch(/^3,[^,]*age/);
    expect(second).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(rest).toEqual([""]);
  });
});
