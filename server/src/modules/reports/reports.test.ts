import { afterAll, describe, expect, it } from "vitest";
import { isHidden } from "#modules/moderation/store/restrictions.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const draft = (target: { id: string }, given: object = {}) => ({
  targetType: "user",
  targetId: target.id,
  reason: "scam",
  details: "Asked for money in advance",
  ...given,
});
const isHeld = (target: { id: string }) => isHidden(world.db, { type: "user", id: target.id });

async function newestReport(admin: Person) {
  const { body } = await world.get("/admin/reports?limit=1", admin);
  return body.data[0];
}
const resolve = (id: string, body: object, admin: Person) =>
  world.post(`/admin/reports/${id}/resolve`, body, admin);

describe("a report", () => {
  it("can come from a visitor; its receipt reveals nothing about the target", async () => {
    const target = await world.user();

    const { status, body } = await world.post("/reports", draft(target));

    expect(status).toBe(201);
    expect(Object.keys(body.data).toSorted()).toEqual(["_id", "createdAt", "isMailed", "reference"]);
  });

  it("is shown with its details to admins, never to the reported member", async () => {
    const [admin, reporter, target] = [await world.admin(), await world.user(), await world.user()];
    await world.post("/reports", draft(target), reporter);

    const report = await newestReport(admin);

    expect(report).toMatchObject({
      targetId: target.id,
      reason: "scam",
      details: "Asked for money in advance",
      reporter: { _id: reporter.id, name: reporter.name },
      status: "open",
      resolution: null,
      placedHold: false,
    });
    expect((await world.get("/admin/reports", target)).status).toBe(403);
    expect((await world.get("/auth/me/export", target)).body.data.reports).toEqual([]);
    expect((await world.get("/auth/me/export", reporter)).body.data.reports).toHaveLength(1);
  });

  it.each(["profile", "media", "review", "message", "user"])(
    "about an unknown %s returns 404",
    async (targetType) => {
      const nobody = { id: "01900000-0000-7000-8000-000000000000" };

      const { status } = await world.post("/reports", draft(nobody, { targetType }));

      expect(status).toBe(404);
    },
  );

  it.each([
    ["targetType", { targetType: "city" }],
    ["targetId", { targetId: "1" }],
    ["reason", { reason: "ugly" }],
    ["details", { details: "x".repeat(2001) }],
    ["details", { details: "a\0b" }],
  ])("is rejected for an invalid %s", async (field, given) => {
    const { status, body } = await world.post("/reports", draft(await world.user(), given));

    expect(status).toBe(400);
    expect(body.details[0]).toMatch(new RegExp(`^${field}: `));
  });

  it("cannot be filed against oneself", async () => {
    const person = await world.user();

    expect((await world.post("/reports", draft(person), person)).status).toBe(403);
  });

  it("is limited to ten per hour from one network", async () => {
    const limited = await createWorld({ RATE_LIMITS: "on" });
    const target = await limited.user();

    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push(await limited.post("/reports", draft(target)));
    await limited.close();

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { "retry-after": expect.anything() } });
  });
});

describe("the receipt of a report", () => {
  const contact = (email: string) => ({ name: "Ines Falk", email, goodFaith: true });
  const subjectsTo = async (email: string) => (await world.mailsTo(email)).map(({ subject }) => subject);

  it("is mailed, like the outcome, to a visitor's address without naming anyone", async () => {
    const [admin, target] = [await world.admin(), await world.user({ name: "Zelda Canary" })];

    const { body } = await world.post("/reports", draft(target, contact("ines@example.test")));
    const report = await newestReport(admin);
    await world.jobs.drain();
    await resolve(report._id, { resolution: "dismissed" }, admin);

    const mails = await world.mailsTo("ines@example.test");
    expect(body.data).toMatchObject({
      isMailed: true,
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    });
    expect(report).toMatchObject({
      reference: body.data.reference,
      contact: { name: "Ines Falk", email: "ines@example.test" },
    });
    expect(mails.map(({ subject }) => subject)).toEqual([
      "We received your report",
      "We reviewed your report",
    ]);
    expect(mails[0]?.text).toContain(body.data.reference);
    expect(JSON.stringify(mails)).not.toMatch(/Zelda|scam|profile|escort/i);
  });

  it("is mailed to a member's confirmed address, whatever address they enter", async () => {
    const [member, unconfirmed, target] = [
      await world.user(),
      await world.user({ isConfirmed: false }),
      await world.user(),
    ];

    await world.post("/reports", draft(target, contact("typed@example.test")), member);
    await world.post("/reports", draft(target), unconfirmed);

    expect(await subjectsTo(member.email)).toEqual(["We received your report"]);
    expect(await subjectsTo("typed@example.test")).toEqual([]);
    expect(await subjectsTo(unconfirmed.email)).toEqual([]);
  });

  it("requires the good-faith statement when an address is given", async () => {
    const createDraft = draft(await world.user(), { ...contact("faith@example.test"), goodFaith: false });

    const { status, body } = await world.post("/reports", createDraft);

    expect([status, body.details[0]]).toEqual([400, "goodFaith: Please confirm this statement."]);
  });

  it("is mailed to one address three times an hour; others get no outcome", async () => {
    const limited = await createWorld({ RATE_LIMITS: "on" });
    const [admin, victim] = [await limited.admin(), "victim@example.test"];
    const mailed = [];
    for (let at = 0; at < 5; at += 1) {
      const { body } = await limited.post("/reports", draft(await limited.user(), contact(victim)));
      mailed.push(body.data.isMailed);
    }
    const { body } = await limited.get("/admin/reports?limit=5", admin);
    for (const { _id } of body.data)
      await limited.post(`/admin/reports/${_id}/resolve`, { resolution: "dismissed" }, admin);
    const mails = await limited.mailsTo(victim);
    await limited.close();

    expect(mailed).toEqual([true, true, true, false, false]);
    expect(mails).toHaveLength(6);
  });

  it("is purged with the address 90 days after the decision", async () => {
    const [admin, email] = [await world.admin(), "old@example.test"];
    await world.post("/reports", draft(await world.user(), contact(email)));
    await resolve((await newestReport(admin))._id, { resolution: "dismissed" }, admin);
    const kept = () =>
      world.db.selectFrom("reports").select("id").where("contactEmail", "=", email).execute();
    const cleanAfter = async (days: number) => {
      world.clock.advance(days * day);
      await world.jobs.send(world.db, "reports.daily-cleaning", {});
      await world.jobs.drain();
      return kept();
    };

    expect(await cleanAfter(89)).toHaveLength(1);
    expect(await cleanAfter(2)).toHaveLength(0);
  });
});

describe("an urgent report", () => {
  const urgent = { reason: "coercion" };

  it("from a trusted reporter hides its target at once, and the person is told", async () => {
    const [admin, reporter, target] = [await world.admin(), await world.trusted(), await world.user()];

    await world.post("/reports", draft(target, urgent), reporter);

    const notices = await world.get("/notices", target);
    expect(await isHeld(target)).toBe(true);
    expect(await newestReport(admin)).toMatchObject({ placedHold: true });
    expect(notices.body.data).toMatchObject([{ action: "hold", isDecidedByPerson: false }]);
    expect(JSON.stringify(notices.body)).not.toContain(reporter.id);
  });

  it("from a visitor hides nothing", async () => {
    const target = await world.user();

    await world.post("/reports", draft(target, urgent));

    expect(await isHeld(target)).toBe(false);
  });

  it.each(["scam", "harassment", "non_consensual_image", "other"])(
    "needs an urgent reason: %s hides nothing",
    async (reason) => {
      const [reporter, target] = [await world.trusted(), await world.user()];

      await world.post("/reports", draft(target, { reason }), reporter);

      expect(await isHeld(target)).toBe(false);
    },
  );

  it("hides at most three targets per reporter a day, even under concurrency", async () => {
    const reporter = await world.trusted();
    const targets = await Promise.all(Array.from({ length: 6 }, () => world.user()));

    await Promise.all(targets.map((target) => world.post("/reports", draft(target, urgent), reporter)));
    const today = (await Promise.all(targets.map(isHeld))).filter(Boolean);
    world.clock.advance(day + 1);
    const next = await world.user();
    await world.post("/reports", draft(next, urgent), await world.signedInAgain(reporter));

    expect(today).toHaveLength(3);
    expect(await isHeld(next)).toBe(true);
  });

  it("hides at most nine targets a day per network, across all reporters", async () => {
    const limited = await createWorld({ RATE_LIMITS: "on" });
    const held = [];
    for (let at = 0; at < 12; at += 1) {
      const [reporter, target] = [await limited.trusted(), await limited.user()];
      await limited.post("/reports", draft(target, urgent), reporter);
      held.push(await isHidden(limited.db, { type: "user", id: target.id }));
    }
    await limited.close();

    expect(held.filter(Boolean)).toHaveLength(9);
  });

  it("places one hold with one statement when several reporters file concurrently", async () => {
    const target = await world.user();
    const reporters = await Promise.all(Array.from({ length: 5 }, () => world.trusted()));

    await Promise.all(reporters.map((reporter) => world.post("/reports", draft(target, urgent), reporter)));

    const { body } = await world.get("/notices", target);
    expect(body.data).toHaveLength(1);
  });

  it("lifts its hold when dismissed, and its reporter places none for 90 days", async () => {
    const [admin, reporter, target] = [await world.admin(), await world.trusted(), await world.user()];
    await world.post("/reports", draft(target, urgent), reporter);
    const { _id } = await newestReport(admin);

    const dismissed = await resolve(_id, { resolution: "dismissed" }, admin);
    const lifted = !(await isHeld(target));
    const [second, third] = [await world.user(), await world.user()];
    await world.post("/reports", draft(second, urgent), reporter);
    world.clock.advance(90 * day + 1);
    await world.post("/reports", draft(third, urgent), await world.signedInAgain(reporter));

    expect(dismissed.body.data).toMatchObject({ status: "resolved", resolution: "dismissed" });
    expect([lifted, await isHeld(second), await isHeld(third)]).toEqual([true, false, true]);
    const { body } = await world.get("/notices", await world.signedInAgain(target));
    expect(body.data[0].liftedAt).not.toBeNull();
  });

  it("from someone who is restricted hides nothing", async () => {
    const [admin, reporter, target] = [await world.admin(), await world.trusted(), await world.user()];
    await world.post("/reports", draft(reporter));
    const { _id } = await newestReport(admin);
    await resolve(_id, { resolution: "upheld", action: "hide", note: "Spam" }, admin);

    await world.post("/reports", draft(target, urgent), reporter);

    expect(await isHeld(target)).toBe(false);
  });
});

describe("resolving a report", () => {
  it("replaces the hold with the upheld action and notifies both reporters", async () => {
    const [admin, target] = [await world.admin(), await world.user()];
    const reporters = [await world.trusted(), await world.trusted()];
    for (const reporter of reporters)
      await world.post("/reports", draft(target, { reason: "underage" }), reporter);
    const { _id } = await newestReport(admin);

    const { status } = await resolve(
      _id,
      { resolution: "upheld", action: "hide", note: "Age not shown" },
      admin,
    );

    const notices = await world.get("/notices", target);
    expect(status).toBe(200);
    expect(await isHeld(target)).toBe(true);
    expect(
      notices.body.data.map(({ action, liftedAt }: { action: string; liftedAt: string | null }) => [
        action,
        liftedAt !== null,
      ]),
    ).toEqual([
      ["hide", false],
      ["hold", true],
    ]);
    for (const reporter of reporters) {
      expect((await world.get("/notifications", reporter)).body.data).toMatchObject([
        { kind: "report", title: "We reviewed your report" },
      ]);
    }
  });

  it("is refused the second time", async () => {
    const [admin, target] = [await world.admin(), await world.user()];
    await world.post("/reports", draft(target));
    const { _id } = await newestReport(admin);

    const first = await resolve(_id, { resolution: "dismissed" }, admin);
    const second = await resolve(_id, { resolution: "upheld" }, admin);

    expect([first.status, second.status]).toEqual([200, 409]);
  });

  it("moves it from the open list to the resolved list", async () => {
    const [admin, target] = [await world.admin(), await world.user()];
    await world.post("/reports", draft(target));
    const { _id } = await newestReport(admin);
    const isListed = async (status: string) =>
      (await world.get(`/admin/reports?limit=100&status=${status}`, admin)).body.data.some(
        (report: { _id: string }) => report._id === _id,
      );
    const before = [await isListed("open"), await isListed("resolved")];

    await resolve(_id, { resolution: "dismissed" }, admin);

    expect([before, [await isListed("open"), await isListed("resolved")]]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
