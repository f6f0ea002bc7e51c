import { readFileSync } from "node:fs";
import { RetentionDays } from "@vesper/contract/core/site";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { allJobs } from "#create-app";
import { day, toDay, addMilliseconds } from "#platform/clock.ts";
import { retentionJobs } from "#platform/config/retention-jobs.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { createCaseActions } from "#test/factories/cases.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const chatDays = 100;
const world = await createWorld({ RETENTION_CHATS_DAYS: String(chatDays), RETENTION_VISITS_DAYS: "5" });
afterAll(() => world.close());
const admin = await world.admin();
const person = await world.user();
const { id: profileId } = await buildPublicProfile(world, admin);
const { db } = world;

type RetentionName = keyof RetentionDays;
const retentionNames = Object.keys(RetentionDays.shape) as RetentionName[];

const getRetentionDays = (name: RetentionName) => world.platform.config.retention[name] ?? 0;

/** Seeds a row of the given age and returns a function that checks whether it still exists. */
type Seed = (at: Date) => Promise<() => Promise<boolean>>;

const there = (found: Promise<unknown[]>) => found.then((rows) => rows.length > 0);
const byId = (table: "notifications" | "activity" | "contactMessages" | "bulkUploads", id: string) => () =>
  there(db.selectFrom(table).select("id").where("id", "=", id).execute());

const seeds: Record<RetentionName, Seed> = {
  async sessions(at) {
    const id = newId();
    const times = { rotatedAt: at, createdAt: at, lastUsedAt: at, expiresAt: at };
    const session = { id, userId: person.id, seed: Buffer.alloc(32), generation: 0, remembered: true };
    await db
      .insertInto("sessions")
      .values({ ...session, ...times, userAgent: "" })
      .execute();
    return () => there(db.selectFrom("sessions").select("id").where("id", "=", id).execute());
  },
  async notifications(at) {
    const id = newId();
    const content = { kind: "account" as const, title: "Hello", text: "Something", path: "/" };
    await db
      .insertInto("notifications")
      .values({ id, userId: person.id, createdAt: at, ...content })
      .execute();
    return byId("notifications", id);
  },
  async activity(at) {
    const id = newId();
    await db
      .insertInto("activity")
      .values({ id, userId: person.id, kind: "account.profile_updated", createdAt: at })
      .execute();
    return byId("activity", id);
  },
  async contact(at) {
    const id = newId();
    const content = { name: "Nora", email: "nora@example.test", subject: "A question", message: "How?" };
    await db
      .insertInto("contactMessages")
      .values({ id, ...content, status: "closed", createdAt: at, settledAt: at })
      .execute();
    return byId("contactMessages", id);
  },
  async imports(at) {
    const id = newId();
    await db
      .insertInto("bulkUploads")
      .values({ id, adminId: admin.id, fileName: "people.csv", status: "done", total: 0, createdAt: at })
      .execute();
    return byId("bulkUploads", id);
  },
  async archives(at) {
    const [id, owner] = [newId(), await world.user()];
    const expiresAt = addMilliseconds(at, getRetentionDays("archives") * day);
    await db
      .insertInto("dataArchives")
      .values({ id, userId: owner.id, status: "done", progress: 1, requestedAt: at, expiresAt })
      .execute();
    return () => there(db.selectFrom("dataArchives").select("id").where("id", "=", id).execute());
  },
  async visits(at) {
    const visitor = Buffer.from(newId());
    const looked = { profileId, day: toDay(at), visitor };
    await db.insertInto("profileVisitors").values(looked).execute();
    return () =>
      there(db.selectFrom("profileVisitors").select("day").where("visitor", "=", visitor).execute());
  },
  async deliveries(at) {
    const [id, webhookId] = [newId(), newId()];
    const webhook = { url: "https://hooks.example.test/", description: "", events: [], disabledBy: null };
    await db
      .insertInto("webhooks")
      .values({ id: webhookId, ...webhook, sealedSecret: Buffer.alloc(60), createdAt: at, updatedAt: at })
      .execute();
    const delivery = { id, webhookId, type: "case.opened", data: "{}", state: "delivered" as const };
    await db
      .insertInto("webhookDeliveries")
      .values({ ...delivery, createdAt: at })
      .execute();
    return () => there(db.selectFrom("webhookDeliveries").select("id").where("id", "=", id).execute());
  },
  async identity(at) {
    const [id, escort] = [newId(), await world.escort()];
    const asked = { kind: "request" as const, code: "481", gesture: "A hand", expiresAt: at };
    await db
      .insertInto("verifications")
      .values({ id, userId: escort.id, status: "waiting", createdAt: at, submittedAt: at, ...asked })
      .execute();
    return () =>
      there(
        db
          .selectFrom("verifications")
          .select("id")
          .where("id", "=", id)
          .where("status", "=", "waiting")
          .execute(),
      );
  },
  async cases(at) {
    const reporter = await world.user();
    const { report, openCase, decide } = createCaseActions(world);
    const { id, person: subject } = await openCase();
    await report(subject, "scam", reporter);
    const chief = await world.signedInAgain(admin);
    await decide(id, { resolution: "dismissed", action: "none", note: "Nothing found" }, chief);
    await db.updateTable("cases").set({ decidedAt: at }).where("id", "=", id).execute();
    return async () => {
      const texts = await db
        .selectFrom("evidence")
        .select(["text", "snapshot", "textSealed", "snapshotSealed", "sealingKey"])
        .where("caseId", "=", id)
        .execute();
      const named = await db
        .selectFrom("reports")
        .select("id")
        .where("caseId", "=", id)
        .where("reporterId", "is not", null)
        .execute();
      const isSaid = texts.some(({ text, ...others }) =>
        [text || null, ...Object.values(others)].some((value) => value !== null),
      );
      expect(isSaid).toBe(named.length > 0);
      return isSaid;
    };
  },
  async chats(at) {
    const id = newId();
    const [one, two] = [await world.user(), await world.user()];
    const [first = "", second = ""] = [one.id, two.id].toSorted();
    await db
      .insertInto("conversations")
      .values({ id, firstId: first, secondId: second, startedById: first, lastSequence: 1, createdAt: at })
      .execute();
    await db
      .insertInto("messages")
      .values({
        id: newId(),
        conversationId: id,
        sequence: 1,
        senderId: first,
        content: "Hello",
        createdAt: at,
      })
      .execute();
    return () => there(db.selectFrom("messages").select("id").where("conversationId", "=", id).execute());
  },
};

/** Runs the retention jobs as the nightly schedule does. */
async function work(name: RetentionName) {
  for (const job of retentionJobs[name]) await world.jobs.send(db, job, {});
  await world.jobs.drain();
}

describe("data with a retention period", () => {
  it.each(retentionNames)("is purged after the period, and not before: %s", async (name) => {
    const now = world.clock.now();
    const old = await seeds[name](addMilliseconds(now, -(getRetentionDays(name) + 1) * day));
    const young = await seeds[name](addMilliseconds(now, -(getRetentionDays(name) - 1) * day));

    await work(name);

    expect([await old(), await young()]).toEqual([false, true]);
  });

  it("is purged by existing jobs and documented for operators", () => {
    const known = new Set(allJobs.map(({ name }) => name));
    const manual = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
    for (const name of retentionNames) {
      for (const job of retentionJobs[name]) expect(known).toContain(job);
      expect(manual).toContain(`RETENTION_${name.toUpperCase()}_DAYS`);
    }
  });

  it("has a configurable period that anyone can read", async () => {
    const { body } = await world.get("/site/retention");

    expect(body.data).toMatchObject({ visits: 5, chats: chatDays, sessions: 30, cases: 1095 });
  });
});

describe("conversations", () => {
  it("stay complete while a participant still writes", async () => {
    const now = world.clock.now();
    const old = await seeds.chats(addMilliseconds(now, -(chatDays + 50) * day));
    await sql`update messages set created_at = ${now} where created_at < ${addMilliseconds(now, -(chatDays + 40) * day)}`.execute(
      db,
    );

    await work("chats");

    expect(await old()).toBe(true);
  });
});

describe("a purge with many rows", () => {
  it("deletes a limited number and leaves the rest to the next run", async () => {
    const past = addMilliseconds(world.clock.now(), -1000 * day);
    for (let count = 0; count < 5; count += 1) await seeds.activity(past);
    const left = async () =>
      (await db.selectFrom("activity").select("id").where("createdAt", "=", past).execute()).length;
    const run = () => deleteInBatches(db, "activity", sql`created_at <= ${past}`, 1, 2);

    await run();
    expect(await left()).toBe(3);
    await run();
    await run();
    expect(await left()).toBe(0);
  });
});
