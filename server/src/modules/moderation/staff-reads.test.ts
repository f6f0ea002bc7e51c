import { afterAll, describe, expect, it } from "vitest";
import { verifyAudit } from "#modules/moderation/index.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createChatActions, buildConversationPair } from "#test/factories/chat.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import { summarizeReads } from "./service/staff-reads.ts";

const world = await createWorld();
const sockets = await createSockets(world);
afterAll(async () => {
  sockets.close();
  await world.close();
});
const ctx = createContext(world.platform);
const hour = 60 * 60 * 1000;

const [ines, paul] = [await world.user({ name: "Ines", roles: ["admin"] }), await world.admin()];
const listReaders = async (person: Person, by = paul) =>
  (await world.get(`/admin/users/${person.id}/readers`, by)).body.data;
const selectStaffReads = (adminId: string) =>
  world.db.selectFrom("staffReads").selectAll().where("adminId", "=", adminId).execute();

describe("an admin who views personal data", () => {
  it("is listed on the person's page with what they viewed", async () => {
    const person = await world.user();
    await world.get(`/admin/users?search=${person.email}`, ines);
    await world.get(`/admin/users/${person.id}`, ines);
    await world.get(`/admin/users/${person.id}`, ines);
    await world.get(`/admin/users/${person.id}/overview`, ines);
    await world.get(`/admin/users/${person.id}/sessions`, ines);

    expect(await listReaders(person)).toEqual([
      expect.objectContaining({
        admin: expect.objectContaining({ name: "Ines" }),
        kinds: ["account", "devices", "overview", "user-list"],
      }),
    ]);
    const rows = (await selectStaffReads(ines.id)).filter(({ subjectId }) => subjectId === person.id);
    expect(rows.find(({ kind }) => kind === "account")?.reads).toBe(2);
  });

  it("is not recorded on their own page, nor is a refused request", async () => {
    await world.get(`/admin/users/${paul.id}`, paul);
    const person = await world.user();
    const refused = await world.get(`/admin/users/${paul.id}`, person);

    expect(refused.status).toBe(403);
    expect(await listReaders(paul, ines)).toEqual([]);
  });

  it("is recorded for contact messages and the messages of a case", async () => {
    const reader = await world.admin();
    await world.post("/api/contact", {
      name: "Lea",
      email: "lea@example.test",
      subject: "A question",
      message: "How does it work?",
    });
    const { body: letters } = await world.get("/admin/contact-messages", reader);
    await world.get(`/admin/contact-messages/${letters.data[0]._id}`, reader);
    const { user: sender, escort, conversationId } = await buildConversationPair(world, paul);
    const [writer, receiver] = [await sockets.connect(sender), await sockets.connect(escort)];
    await createChatActions(world).say(writer, conversationId, "Something harassing");
    const { _id: targetId } = await receiver.waitForEvent("receive_message");
    const report = { targetType: "message", targetId, reason: "harassment", details: "" };
    await world.post("/reports", report, escort);
    const { body: cases } = await world.get("/admin/cases?type=message", reader);
    await world.get(`/admin/cases/${cases.data[0]._id}`, reader);

    const kinds = (await selectStaffReads(reader.id)).map(({ kind, subjectId }) => [kind, subjectId]);
    expect(kinds).toContainEqual(["letter-list", letters.data[0]._id]);
    expect(kinds).toContainEqual(["letter", letters.data[0]._id]);
    expect(kinds).toContainEqual(["chat-message", sender.id]);
  });

  it("is counted for every page that two tabs load concurrently", async () => {
    const reader = await world.admin();
    for (let count = 0; count < 5; count += 1) await world.user();

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, page) =>
        world.get(`/admin/users?limit=5&page=${(page % 2) + 1}`, reader),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await selectStaffReads(reader.id);
    const sum = rows.reduce((total, { reads }) => total + reads, 0);
    // The admin's own row in the list is not counted.
    expect(sum).toBeGreaterThanOrEqual(12 * 5 - 12);
  });
});

describe("the daily summary", () => {
  it("goes to every admin and into the audit log exactly once", async () => {
    const person = await world.user();
    const [reader, other] = [await world.user({ name: "Rita", roles: ["admin"] }), await world.admin()];
    await world.get(`/admin/users/${person.id}`, reader);
    world.clock.advance(25 * hour);

    await Promise.all([summarizeReads(ctx), summarizeReads(ctx)]);

    const again = await world.signedInAgain(other);
    const { body: bell } = await world.get("/notifications", again);
    const { body: log } = await world.get(
      `/admin/audit-log?action=personal_data&subject=${reader.id}`,
      again,
    );
    const told = bell.data.filter(
      ({ title }: { title: string }) => title === "Personal data viewed by staff",
    );
    expect(told).toHaveLength(1);
    expect(told[0].text).toContain("Rita: 1 account.");
    expect(log.data).toHaveLength(1);
    expect(log.data[0].after).toMatchObject({ account: { people: 1, reads: 1 } });
    expect((await verifyAudit(ctx)).problems).toEqual([]);
  });

  it("purges all records after 90 days", async () => {
    world.clock.advance(92 * 24 * hour);

    await summarizeReads(ctx);

    expect(await world.db.selectFrom("staffReads").selectAll().execute()).toEqual([]);
  });
});

describe("an erased person", () => {
  it("is removed from the record of staff reads", async () => {
    const [reader, person] = [await world.admin(), await world.user()];
    await world.get(`/admin/users/${person.id}`, reader);
    const before = await selectStaffReads(reader.id);
    await world.delete("/auth/me", person, { password: person.password });
    world.clock.advance(31 * 24 * hour);

    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    expect(before).toHaveLength(1);
    expect(await selectStaffReads(reader.id)).toEqual([]);
  });
});

describe("reads of personal data", () => {
  it("are refused after 600 in an hour", async () => {
    const busy = await createWorld({ RATE_LIMITS: "on" });
    try {
      const reader = await busy.admin();
      const person = await busy.user();
      for (let page = 0; page < 600; page += 1) await busy.get(`/admin/users/${person.id}`, reader);

      const refused = await busy.get(`/admin/users/${person.id}`, reader);

      expect([refused.status, refused.body.error]).toEqual([429, "rate_limited"]);
      expect((await busy.get(`/admin/users/${person.id}`, await busy.admin())).status).toBe(200);
    } finally {
      await busy.close();
    }
  });
});
