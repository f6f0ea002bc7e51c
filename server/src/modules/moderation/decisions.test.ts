import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { createCaseActions, findOpenCase, hideDecision } from "#test/factories/cases.ts";
import { createWorld } from "#test/world.ts";
import { liftedText } from "./decision-text.ts";
import { checkModeration } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
const { decide, openCase, report } = createCaseActions(world);

describe("a decision", () => {
  it("by two admins concurrently succeeds once: one audit entry, one statement", async () => {
    const admins = [await world.admin(), await world.admin()] as const;
    for (let round = 0; round < 25; round += 1) {
      const { id, person } = await openCase();

      const answers = await Promise.all(admins.map((admin) => decide(id, hideDecision, admin)));

      const entries = await world.db
        .selectFrom("auditLog")
        .select("action")
        .where("subjectId", "=", person.id)
        .execute();
      const statements = await world.db
        .selectFrom("statements")
        .select("id")
        .where("userId", "=", person.id)
        .execute();
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect([entries.length, statements.length]).toEqual([1, 1]);
    }
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it("reaches a closed account and still applies after it is reopened", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("underage")];
    await world.delete("/auth/me", person, { password: person.password });

    const decided = await decide(id, { ...hideDecision, action: "ban" }, admin);
    const letters = (await world.mailsTo(person.email)).map(({ text }) => text).join("\n");
    const token = /reopen-account\?token=([\w-]+)/.exec(letters)?.[1];
    const reopened = await world.post("/auth/reopen", { token });
    const entered = await world.post("/auth/login", { email: person.email, password: person.password });

    expect([decided.status, reopened.status]).toEqual([200, 200]);
    expect(entered.body.error).toBe("account_banned");
  });

  it("is refused when the admin has not seen all reports", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("scam")];
    await report(person, "underage", await world.trusted());

    const blind = await decide(id, { resolution: "dismissed", reportCount: 1 }, admin);
    const seen = await decide(id, { resolution: "dismissed", reportCount: 2 }, admin);

    expect([blind.status, blind.body.message]).toEqual([
      409,
      "New reports have come in. Review them before you decide.",
    ]);
    expect(seen.status).toBe(200);
  });

  it("tells the second admin who decided first", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    await decide(id, hideDecision, one);

    const { body } = await decide(id, { resolution: "dismissed" }, other);

    expect(body.message).toBe(`This case was already decided by ${one.name}.`);
  });

  it("is explained with action, reason, rule, duration and appeal deadline", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("harassment")];

    await decide(id, hideDecision, admin);

    const { body } = await world.get("/notices", person);
    const bell = await world.get("/notifications", person);
    expect(body.data).toMatchObject([
      {
        action: "hide",
        reason: "harassment",
        rule: "Terms of Service, section 6: respect for people",
        explanation: "Misleading offers",
        basis: "report",
        isDecidedByPerson: true,
        endsAt: null,
        liftedAt: null,
      },
    ]);
    expect(new Date(body.data[0].appealUntil).getTime()).toBeGreaterThan(world.clock.now().getTime());
    expect(bell.body).toMatchObject({ meta: { unread: 1 }, data: [{ kind: "decision" }] });
    expect(bell.body.data[0].text).toContain("Misleading offers");
    expect(await world.mailsTo(person.email)).toHaveLength(1);
  });

  it("can ban a person, effective with the next request", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await world.get("/auth/me", person);

    const { status } = await decide(id, { ...hideDecision, action: "ban" }, admin);

    expect([status, (await world.get("/auth/me", person)).status]).toEqual([200, 401]);
  });

  it("for days ends in time even where the clock of the node is behind that of the database", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hideDecision, action: "suspend", days: 1 }, admin);
    const { id: restrictionId } = await world.db
      .updateTable("restrictions")
      .set({ endsAt: new Date() })
      .where("userId", "=", person.id)
      .returning("id")
      .executeTakeFirstOrThrow();

    // The queue compares the end with the time of the database.
    world.clock.advance(-60_000);
    await world.jobs.send(world.db, "moderation.end-restriction", { restrictionId });
    await world.jobs.drain();
    world.clock.advance(60_000);

    const { status } = await world.post("/auth/login", { email: person.email, password: person.password });
    expect(status).toBe(200);
  });

  it("can suspend a person for days, ending on its own", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hideDecision, action: "suspend", days: 3 }, admin);
    const restriction = await world.db
      .selectFrom("restrictions")
      .selectAll()
      .where("userId", "=", person.id)
      .executeTakeFirstOrThrow();
    const end = async () => {
      await world.jobs.send(world.db, "moderation.end-restriction", { restrictionId: restriction.id });
      await world.jobs.drain();
      return (await world.post("/auth/login", { email: person.email, password: person.password })).status;
    };

    const early = await end();
    world.clock.advance(3 * 24 * 60 * 60 * 1000);
    const inTime = await end();

    expect([early, inTime]).toEqual([403, 200]);
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it("that dismisses restricts no one and notifies only the reporter", async () => {
    const [admin, reporter, person] = [await world.admin(), await world.user(), await world.user()];
    await report(person, "scam", reporter);
    const id = await findOpenCase(world, person.id);

    await decide(id, { resolution: "dismissed", note: "Nothing to see" }, admin);

    expect((await world.get("/notices", person)).body.data).toEqual([]);
    expect((await world.get("/notifications", person)).body.data).toEqual([]);
    expect((await world.get("/notifications", reporter)).body.data).toMatchObject([{ kind: "report" }]);
  });

  it.each([
    ["note", { resolution: "upheld", action: "hide" }],
    ["note", { resolution: "upheld", action: "ban", note: "  " }],
    ["action", { resolution: "dismissed", action: "hide", note: "X" }],
    ["days", { ...hideDecision, days: 3 }],
    ["days", { ...hideDecision, action: "suspend", days: 366 }],
    ["resolution", { action: "none" }],
    ["action", { resolution: "upheld", action: "explode", note: "X" }],
  ])("is refused because of its %s: %j", async (field, body) => {
    const [admin, { id }] = [await world.admin(), await openCase()];

    const { status, body: answer } = await decide(id, body, admin);

    expect(status).toBe(400);
    expect(answer.details.join()).toMatch(new RegExp(`^${field}: `));
  });
});

describe("lifting a restriction", () => {
  async function restricted(action: string) {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hideDecision, action }, admin);
    const row = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", person.id)
      .executeTakeFirstOrThrow();
    return { admin, person, path: `/admin/restrictions/${row.id}/lift` };
  }

  it("restores the hidden subject once and notifies the person", async () => {
    const { admin, person, path } = await restricted("hide");

    const first = await world.post(path, {}, admin);
    const second = await world.post(path, {}, admin);

    const { body } = await world.get("/notices", person);
    const bell = await world.get("/notifications", person);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(body.data[0].liftedAt).not.toBeNull();
    expect(bell.body.data[0].title).toBe("What you’ve published is no longer hidden by us");
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it("readmits a banned person and restores a deleted account", async () => {
    const banned = await restricted("ban");
    await world.post(banned.path, {}, banned.admin);
    const deleted = await world.user();
    await world.delete(`/admin/users/${deleted.id}`, banned.admin);
    const removal = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", deleted.id)
      .executeTakeFirstOrThrow();

    await world.post(`/admin/restrictions/${removal.id}/lift`, {}, banned.admin);

    for (const { email, password } of [banned.person, deleted]) {
      expect((await world.post("/auth/login", { email, password })).status).toBe(200);
    }
  });

  it("is refused for one's own restriction and for an unknown one", async () => {
    const [chief, admin] = [await world.admin(), await world.admin()];
    await report(admin);
    const { body } = await world.get("/admin/reports?status=open&limit=1", chief);
    await world.post(`/admin/reports/${body.data[0]._id}/resolve`, hideDecision, chief);
    const row = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", admin.id)
      .executeTakeFirstOrThrow();

    const own = await world.post(`/admin/restrictions/${row.id}/lift`, {}, admin);
    const none = await world.post("/admin/restrictions/01900000-0000-7000-8000-000000000000/lift", {}, admin);

    expect([own.status, none.status]).toEqual([403, 404]);
  });

  it("does not announce restored access while a ban remains", async () => {
    const { admin, person } = await restricted("suspend");
    await world.post(`/admin/users/${person.id}/ban`, { reason: "Worse" }, admin);
    const suspension = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", person.id)
      .where("action", "=", "suspend")
      .executeTakeFirstOrThrow();

    await world.post(`/admin/restrictions/${suspension.id}/lift`, {}, admin);

    const mails = await world.mailsTo(person.email);
    expect(mails.some(({ text }) => text.includes(liftedText))).toBe(false);
    expect((await world.post("/auth/login", person)).body.error).toBe("account_banned");
  });
});

describe("deadlocks", () => {
  it("between a decision and the deciding admin's ban never cause an error", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other, target] = [await world.admin(), await world.admin(), await world.admin()];
      await report(target);
      const { body } = await world.get("/admin/reports?status=open&limit=1", other);
      const { caseId } = body.data[0];
      await world.post(`/admin/cases/${caseId}/claim`, {}, one);

      const answers = await Promise.all([
        decide(caseId, { ...hideDecision, action: "suspend" }, one),
        world.post(`/admin/users/${one.id}/ban`, { reason: "X" }, other),
      ]);

      expect(answers.map(({ status }) => status)).not.toContain(500);
      expect(answers[1]?.status).toBe(200);
    }
  });
});
