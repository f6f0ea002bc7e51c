import { afterAll, describe, expect, it } from "vitest";
import type { Reason } from "@vesper/contract/reasons";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld } from "#test/world.ts";
import { checkModeration } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);

async function report(target: Person, reason: Reason = "scam", by: Person | null = null): Promise<void> {
  const body = { targetType: "user", targetId: target.id, reason, details: "Look at this" };
  expect((await world.post("/reports", body, by)).status).toBe(201);
}

async function openCase(reason: Reason = "scam"): Promise<{ id: string; person: Person }> {
  const person = await world.user();
  await report(person, reason);
  const row = await world.db
    .selectFrom("cases")
    .select("id")
    .where("subjectId", "=", person.id)
    .executeTakeFirstOrThrow();
  return { id: row.id, person };
}

const decide = (id: string, body: object, admin: Person) =>
  world.post(`/admin/cases/${id}/decide`, body, admin);
const hide = { resolution: "upheld", action: "hide", note: "Misleading offers" };

describe("the queue", () => {
  it("shows the most urgent first, then the oldest, with who and why", async () => {
    const admin = await world.admin();
    const cases: string[] = [];
    for (const reason of ["other", "non_consensual_image", "scam", "underage", "impersonation"] as const) {
      world.clock.advance(60_000);
      cases.push((await openCase(reason)).id);
    }

    const { body } = await world.get("/admin/cases?limit=100", admin);

    const order = body.data
      .map(({ _id }: { _id: string }) => cases.indexOf(_id))
      .filter((index: number) => index >= 0);
    expect(order).toEqual([3, 1, 4, 0, 2]);
    expect(body.data[0]).toMatchObject({ priority: 1, reason: "underage", status: "open", reportCount: 1 });
  });

  it("joins reports about one subject in one case, as urgent as the most urgent", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("scam")];

    await report(person, "coercion", await world.user());
    await report(person, "other");

    const { body } = await world.get(`/admin/cases/${id}`, admin);
    expect(body.data).toMatchObject({ reason: "coercion", priority: 1, reportCount: 3 });
    expect(body.data.evidence).toHaveLength(3);
    expect(body.data.evidence[0].snapshot).toMatchObject({ name: person.name });
  });

  it("is one case when ten report the same person together", async () => {
    const person = await world.user();

    await Promise.all(Array.from({ length: 10 }, () => report(person)));

    const cases = await world.db.selectFrom("cases").selectAll().where("subjectId", "=", person.id).execute();
    expect(cases).toMatchObject([{ reportCount: 10 }]);
  });

  it("is filtered by reason, type and holder", async () => {
    const [admin, { id }] = [await world.admin(), await openCase("illegal")];
    const idsOf = async (query: string) =>
      (await world.get(`/admin/cases?limit=100&${query}`, admin)).body.data.map(
        (entry: { _id: string }) => entry._id,
      );

    await world.post(`/admin/cases/${id}/claim`, {}, admin);

    expect(await idsOf("reason=illegal")).toEqual([id]);
    expect(await idsOf("holder=me")).toEqual([id]);
    expect(await idsOf("holder=nobody")).not.toContain(id);
    expect(await idsOf("type=review")).toEqual([]);
    expect(await idsOf("status=decided&reason=illegal")).toEqual([]);
  });
});

describe("a case", () => {
  it("has one holder at a time, and is free again after a while", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    const claim = (admin: Person) => world.post(`/admin/cases/${id}/claim`, {}, admin);

    const claimed = await claim(one);
    const refused = await claim(other);
    const decided = await decide(id, hide, other);
    world.clock.advance(15 * 60_000 + 1);
    const later = await claim(await world.signedInAgain(other));

    expect(claimed.body.data.holder).toMatchObject({ _id: one.id });
    expect([refused.status, refused.body.message]).toEqual([409, `${one.name} is working on this case.`]);
    expect(decided.status).toBe(409);
    expect(later.body.data.holder).toMatchObject({ _id: other.id });
  });

  it("goes to one of ten who claim it together", async () => {
    const { id } = await openCase();
    const admins = await Promise.all(Array.from({ length: 10 }, () => world.admin()));

    const answers = await Promise.all(
      admins.map((admin) => world.post(`/admin/cases/${id}/claim`, {}, admin)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is given back by a release, and when its holder is banned", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    const holder = async () => (await world.get(`/admin/cases/${id}`, one)).body.data.holder?._id ?? null;

    await world.post(`/admin/cases/${id}/claim`, {}, other);
    await world.post(`/admin/cases/${id}/release`, {}, other);
    const released = await holder();
    await world.post(`/admin/cases/${id}/claim`, {}, other);
    await world.post(`/admin/users/${other.id}/ban`, { reason: "X" }, one);

    expect([released, await holder()]).toEqual([null, null]);
  });

  it("about an admin is for another admin", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    await report(admin);
    const { body } = await world.get("/admin/cases?limit=100", other);
    const { _id } = body.data.find(({ subject }: { subject: { _id: string } }) => subject._id === admin.id);

    const own = await decide(_id, { resolution: "dismissed" }, admin);
    const others = await decide(_id, { resolution: "dismissed" }, other);

    expect([own.status, others.status]).toEqual([403, 200]);
  });

  it("takes internal notes that its person never sees", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];

    const { status } = await world.post(`/admin/cases/${id}/notes`, { text: "Called twice" }, admin);
    await decide(id, hide, admin);

    const file = await world.get(`/admin/cases/${id}`, admin);
    const notices = await world.get("/notices", person);
    expect(status).toBe(201);
    expect(file.body.data.evidence[0]).toMatchObject({
      kind: "note",
      text: "Called twice",
      by: { _id: admin.id },
    });
    expect(JSON.stringify(notices.body)).not.toContain("Called twice");
  });

  it("that does not exist answers 404", async () => {
    const admin = await world.admin();
    const path = "/admin/cases/01900000-0000-7000-8000-000000000000";

    const answers = [
      await world.get(path, admin),
      await world.post(`${path}/claim`, {}, admin),
      await world.post(`${path}/decide`, { resolution: "dismissed" }, admin),
      await world.post(`${path}/notes`, { text: "X" }, admin),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe("a decision", () => {
  it("by two admins at once: one 200, one 409, one audit row, one statement, in 100 of 100 rounds", async () => {
    const admins = [await world.admin(), await world.admin()] as const;
    for (let round = 0; round < 100; round += 1) {
      const { id, person } = await openCase();

      const answers = await Promise.all(admins.map((admin) => decide(id, hide, admin)));

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

  it("reaches somebody who has closed the account, and holds when they open it again", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("underage")];
    await world.delete("/auth/me", person, { password: person.password });

    const decided = await decide(id, { ...hide, action: "ban" }, admin);
    const reopened = await world.post("/auth/reopen", { token: await world.mailedToken(person.email) });
    const entered = await world.post("/auth/login", { email: person.email, password: person.password });

    expect([decided.status, reopened.status]).toEqual([200, 200]);
    expect(entered.body.error).toBe("account_banned");
  });

  it("is not made over reports that whoever decides has not seen", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("scam")];
    await report(person, "underage", await world.user());

    const blind = await decide(id, { resolution: "dismissed", reportCount: 1 }, admin);
    const seen = await decide(id, { resolution: "dismissed", reportCount: 2 }, admin);

    expect([blind.status, blind.body.message]).toEqual([
      409,
      "New reports have come in. Please look at them before you decide.",
    ]);
    expect(seen.status).toBe(200);
  });

  it("tells the second who was first", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    await decide(id, hide, one);

    const { body } = await decide(id, { resolution: "dismissed" }, other);

    expect(body.message).toBe(`This case was already decided by ${one.name}.`);
  });

  it("is explained to its person: what, why, which rule, how long, how to appeal", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("harassment")];

    await decide(id, hide, admin);

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

  it("can ban: the person is out with the next request", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await world.get("/auth/me", person);

    const { status } = await decide(id, { ...hide, action: "ban" }, admin);

    expect([status, (await world.get("/auth/me", person)).status]).toEqual([200, 401]);
  });

  it("can suspend for some days, which end by themselves", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hide, action: "suspend", days: 3 }, admin);
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

  it("that dismisses restricts nobody and tells only the reporter", async () => {
    const [admin, reporter, person] = [await world.admin(), await world.user(), await world.user()];
    await report(person, "scam", reporter);
    const { id } = await world.db
      .selectFrom("cases")
      .select("id")
      .where("subjectId", "=", person.id)
      .executeTakeFirstOrThrow();

    await decide(id, { resolution: "dismissed", note: "Nothing to see" }, admin);

    expect((await world.get("/notices", person)).body.data).toEqual([]);
    expect((await world.get("/notifications", person)).body.data).toEqual([]);
    expect((await world.get("/notifications", reporter)).body.data).toMatchObject([{ kind: "report" }]);
  });

  it.each([
    ["note", { resolution: "upheld", action: "hide" }],
    ["note", { resolution: "upheld", action: "ban", note: "  " }],
    ["action", { resolution: "dismissed", action: "hide", note: "X" }],
    ["days", { ...hide, days: 3 }],
    ["days", { ...hide, action: "suspend", days: 366 }],
    ["resolution", { action: "none" }],
    ["action", { resolution: "upheld", action: "explode", note: "X" }],
  ])("is refused because of its %s: %j", async (field, body) => {
    const [admin, { id }] = [await world.admin(), await openCase()];

    const { status, body: answer } = await decide(id, body, admin);

    expect(status).toBe(400);
    expect(answer.details.join()).toMatch(new RegExp(`^${field}: `));
  });
});

describe("the check over the database", () => {
  /** Changes something behind the back of the application, looks, and undoes it. */
  async function problemsAfter(change: (db: typeof world.db) => Promise<unknown>): Promise<string[]> {
    let problems: string[] = [];
    const undo = new Error("undo");
    const attempt = world.db.transaction().execute(async (db) => {
      await change(db);
      problems = await checkModeration({ ...ctx, db });
      throw undo;
    });
    await expect(attempt).rejects.toThrow("undo");
    return problems;
  }

  it("misses a statement that was removed", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, hide, admin);

    const problems = await problemsAfter((db) =>
      db.deleteFrom("statements").where("userId", "=", person.id).execute(),
    );

    expect(problems).toEqual([expect.stringMatching(/^restriction .* has no delivered statement/)]);
  });

  it("misses a ban that nobody explained, and a restriction that vanished", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hide, action: "ban" }, admin);

    const problems = await problemsAfter(async (db) => {
      await db.deleteFrom("statements").where("userId", "=", person.id).execute();
      await db.deleteFrom("restrictions").where("userId", "=", person.id).execute();
    });

    expect(problems).toEqual([
      expect.stringContaining(`account ${person.id} is kept out`),
      expect.stringContaining("and the audit log do not know each other"),
      expect.stringContaining(`case ${id} was decided`),
    ]);
  });

  it("misses a mail that never went out", async () => {
    const [admin, { id }] = [await world.admin(), await openCase()];
    await decide(id, hide, admin);

    world.clock.advance(3 * 60 * 60_000);
    const problems = await checkModeration(ctx);
    await world.jobs.drain();

    expect(problems.length).toBeGreaterThan(0);
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it.each(["hold", "remove", "lifted ban"])(
    "misses a %s that was removed with its statement",
    async (what) => {
      const [admin, person] = [await world.admin(), await world.user()];
      if (what === "hold") await report(person, "coercion", await world.user());
      else if (what === "remove") await world.delete(`/admin/users/${person.id}`, admin);
      else {
        await world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin);
        await world.post(`/admin/users/${person.id}/unban`, {}, admin);
      }

      const problems = await problemsAfter(async (db) => {
        await db.deleteFrom("statements").where("userId", "=", person.id).execute();
        await db.deleteFrom("restrictions").where("userId", "=", person.id).execute();
      });

      expect(problems).toEqual([expect.stringContaining("and the audit log do not know each other")]);
    },
  );

  it("misses a ban that is not felt, and a suspension that never ended", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hide, action: "suspend", days: 1 }, admin);

    const unfelt = await problemsAfter((db) =>
      db.updateTable("users").set({ status: "active" }).where("id", "=", person.id).execute(),
    );
    world.clock.advance(2 * 24 * 60 * 60 * 1000);
    await world.jobs.drain();
    const overdue = await checkModeration(ctx);
    await world.jobs.send(world.db, "moderation.hourly-sweep", {});
    await world.jobs.drain();

    expect(unfelt).toEqual([expect.stringContaining("is in force, but its person is let in")]);
    expect(overdue).toEqual([expect.stringContaining("should have ended by now")]);
    expect(await checkModeration(ctx)).toEqual([]);
  });
});

describe("an admin concerned by a case", () => {
  it("learns neither who reported them nor what colleagues note", async () => {
    const [accused, other, reporter] = [await world.admin(), await world.admin(), await world.user()];
    await report(accused, "harassment", reporter);
    const { body } = await world.get("/admin/reports?status=open&limit=1", other);
    const { caseId } = body.data[0];
    await world.post(`/admin/cases/${caseId}/notes`, { text: "A note among colleagues" }, other);

    const file = await world.get(`/admin/cases/${caseId}`, accused);
    const note = await world.post(`/admin/cases/${caseId}/notes`, { text: "X" }, accused);
    const reports = await world.get("/admin/reports?status=open&limit=1", accused);
    const activity = await world.get("/admin/activity?limit=100", accused);

    expect([file.status, note.status]).toEqual([403, 403]);
    expect(body.data[0].reporter).toMatchObject({ _id: reporter.id });
    expect(reports.body.data[0]).toMatchObject({ reporter: null, details: "" });
    expect(JSON.stringify(activity.body)).not.toMatch(new RegExp(`report.filed[^}]*${reporter.id}`));
  });

  it("gives back what they hold when they lose the role or leave", async () => {
    const [chief, one, other] = [await world.admin(), await world.admin(), await world.admin()];
    const cases = [await openCase(), await openCase()] as const;
    await world.post(`/admin/cases/${cases[0].id}/claim`, {}, one);
    await world.post(`/admin/cases/${cases[1].id}/claim`, {}, other);

    await world.put(`/admin/users/${one.id}/roles`, { roles: ["user"] }, chief);
    await world.delete(`/admin/users/${other.id}`, chief);

    for (const { id } of cases) {
      expect((await world.get(`/admin/cases/${id}`, chief)).body.data.holder).toBeNull();
    }
  });
});

describe("taking a decision back", () => {
  async function restricted(action: string) {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hide, action }, admin);
    const row = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", person.id)
      .executeTakeFirstOrThrow();
    return { admin, person, path: `/admin/restrictions/${row.id}/lift` };
  }

  it("gives back what was hidden, once, and tells the person", async () => {
    const { admin, person, path } = await restricted("hide");

    const first = await world.post(path, {}, admin);
    const second = await world.post(path, {}, admin);

    const { body } = await world.get("/notices", person);
    const bell = await world.get("/notifications", person);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(body.data[0].liftedAt).not.toBeNull();
    expect(bell.body.data[0].title).toContain("No longer so");
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it("lets in who was banned, and opens an account that was deleted", async () => {
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

  it("is not for what was decided about oneself, nor for what never was", async () => {
    const [chief, admin] = [await world.admin(), await world.admin()];
    await report(admin);
    const { body } = await world.get("/admin/reports?status=open&limit=1", chief);
    await world.post(`/admin/reports/${body.data[0]._id}/resolve`, hide, chief);
    const row = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", admin.id)
      .executeTakeFirstOrThrow();

    const own = await world.post(`/admin/restrictions/${row.id}/lift`, {}, admin);
    const none = await world.post("/admin/restrictions/01900000-0000-7000-8000-000000000000/lift", {}, admin);

    expect([own.status, none.status]).toEqual([403, 404]);
  });

  it("says nothing untrue: a suspension that ends under a ban gives nothing back", async () => {
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
    expect(mails.some(({ text }) => text.includes("No longer so"))).toBe(false);
    expect((await world.post("/auth/login", person)).body.error).toBe("account_banned");
  });
});

describe("standoffs", () => {
  it("between a decision and the ban of whoever decides end with both done, never with an error", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other, target] = [await world.admin(), await world.admin(), await world.admin()];
      await report(target);
      const { body } = await world.get("/admin/reports?status=open&limit=1", other);
      const { caseId } = body.data[0];
      await world.post(`/admin/cases/${caseId}/claim`, {}, one);

      const answers = await Promise.all([
        decide(caseId, { ...hide, action: "suspend" }, one),
        world.post(`/admin/users/${one.id}/ban`, { reason: "X" }, other),
      ]);

      expect(answers.map(({ status }) => status)).not.toContain(500);
      expect(answers[1]?.status).toBe(200);
    }
  });
});

describe("erasing a person", () => {
  it("waits until no case about them is open", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("underage")];
    await world.delete("/auth/me", person, { password: person.password });
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    const clean = async () => {
      await world.jobs.send(world.db, "accounts.daily-cleaning", {});
      await world.jobs.drain();
      const row = await world.db
        .selectFrom("users")
        .selectAll()
        .where("id", "=", person.id)
        .executeTakeFirst();
      return row?.erasedAt !== null;
    };

    const early = await clean();
    await decide(id, { resolution: "dismissed" }, await world.signedInAgain(admin));

    expect([early, await clean()]).toEqual([false, true]);
  });

  it("takes the words with them and leaves the decision, its statement and the chain", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await world.put("/auth/me/profile", { bio: "canary-bio" }, person);
    await report(person);
    await decide(id, { ...hide, note: "canary-note" }, admin);
    await world.delete(`/admin/users/${person.id}`, admin, { reason: "canary-reason" });
    await world.jobs.drain();

    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    const tables = [
      "users",
      "cases",
      "evidence",
      "restrictions",
      "statements",
      "notifications",
      "auditLog",
      "activity",
    ] as const;
    for (const table of tables) {
      const rows = await world.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("canary");
      expect(JSON.stringify(rows)).not.toContain(person.email);
    }
    expect(await checkModeration(ctx)).toEqual([]);
  });
});
