import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { JobOverview } from "@vesper/contract/operations/status";
import { securityAlertMail } from "#modules/accounts/job-definitions.ts";
import { createContext } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

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
