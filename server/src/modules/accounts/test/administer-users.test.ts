import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const draft = (given: object = {}) => ({
  name: "Mira Lund",
  email: `mira-${Math.random().toString(36).slice(2)}@example.test`,
  password: "a quiet morning",
  ...given,
});

const selectAudit = async (id: string) =>
  await world.db.selectFrom("auditLog").selectAll().where("subjectId", "=", id).orderBy("position").execute();

const selectRestrictions = (id: string) =>
  world.db.selectFrom("restrictions").selectAll().where("userId", "=", id).orderBy("createdAt").execute();

const signIn = ({ email, password }: { email: string; password: string }) =>
  world.post("/auth/login", { email, password });

describe("the user list", () => {
  it("is searched by partial name or email, ignoring case", async () => {
    const [admin, person] = [await world.admin(), await world.user({ name: "Xaver Quitzow" })];

    const byName = await world.get("/admin/users?search=QUITZ", admin);
    const byAddress = await world.get(`/admin/users?search=${person.email.toUpperCase()}`, admin);

    expect(byName.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([person.id]);
    expect(byAddress.body.data[0]).toMatchObject({ _id: person.id, email: person.email, status: "active" });
    expect(byName.body.pagination).toEqual({ page: 1, limit: 20, pages: 1, total: 1 });
  });

  it.each(["%", "_", "\\", "'"])("treats %j as a literal character in the search", async (search) => {
    const admin = await world.admin();

    const { status, body } = await world.get(`/admin/users?search=zz${encodeURIComponent(search)}`, admin);

    expect([status, body.data]).toEqual([200, []]);
  });

  it("filters by role and account status and paginates, newest first", async () => {
    const admin = await world.admin();
    const people = [];
    for (const at of [1, 2, 3]) {
      world.clock.advance(1000);
      people.push(await world.user({ name: `Pager ${at}`, roles: ["vip"] }));
    }
    await world.post(`/admin/users/${people[0]?.id}/ban`, { reason: "Fake" }, admin);

    const page = await world.get("/admin/users?role=vip&limit=2&page=1", admin);
    const banned = await world.get("/admin/users?role=vip&status=banned", admin);

    expect(page.body.data.map(({ name }: { name: string }) => name)).toEqual(["Pager 3", "Pager 2"]);
    expect(page.body.pagination).toEqual({ page: 1, limit: 2, pages: 2, total: 3 });
    expect(banned.body.data).toMatchObject([{ name: "Pager 1", statusReason: "Fake" }]);
  });

  it.each(["role=king", "status=gone", "page=0", "limit=101"])("refuses %s", async (query) => {
    const { status } = await world.get(`/admin/users?${query}`, await world.admin());

    expect(status).toBe(400);
  });

  it("contains no password hashes", async () => {
    const { body } = await world.get("/admin/users?limit=100", await world.admin());

    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|password_hash/);
  });
});

describe("creating a user", () => {
  it("creates an account that can sign in, with default role and status", async () => {
    const [admin, given] = [await world.admin(), draft()];

    const { status, body } = await world.post("/admin/users", given, admin);
    const entered = await signIn(given);

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: given.name, roles: ["user"], status: "active" });
    expect(entered.status).toBe(200);
    expect(await selectAudit(body.data._id)).toMatchObject([{ action: "user.created", actorId: admin.id }]);
  });

  it("rejects an email address that is already in use", async () => {
    const [admin, person] = [await world.admin(), await world.user()];

    const { status, body } = await world.post("/admin/users", draft({ email: person.email }), admin);

    expect({ status, error: body.error }).toEqual({ status: 409, error: "email_in_use" });
  });

  it.each([
    ["name", { name: " " }],
    ["email", { email: "nobody" }],
    ["password", { password: "short" }],
    ["roles", { roles: [] }],
    ["roles.0", { roles: ["king"] }],
    ["status", { status: "banned" }],
  ])("names the invalid field: %s", async (field, given) => {
    const { status, body } = await world.post("/admin/users", draft(given), await world.admin());

    expect(status).toBe(400);
    expect(body.details.join()).toContain(`${field}: `);
  });

  it("can suspend the account from the start and issues a statement", async () => {
    const given = draft({ status: "suspended", reason: "Papers are missing" });

    const { body } = await world.post("/admin/users", given, await world.admin());
    const entered = await signIn(given);

    expect(body.data).toMatchObject({ status: "suspended", statusReason: "Papers are missing" });
    expect([entered.status, entered.body.error]).toEqual([403, "account_suspended"]);
    expect(await selectRestrictions(body.data._id)).toMatchObject([{ action: "suspend" }]);
  });
});

describe("editing a user", () => {
  // An admin alone must not be able to take over an account, so the address changes later: see
  // admin-email-changes.test.ts.
  it("applies name and roles immediately; an email change waits, alerting the old address", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    const email = `moved-${person.email}`;

    const { body } = await world.put(
      `/admin/users/${person.id}`,
      { name: "New Name", email, roles: ["vip", "vip"] },
      admin,
    );
    const me = await world.get("/auth/me", person);
    const told = await world.mailsTo(person.email);

    expect(body.data).toMatchObject({ name: "New Name", email: person.email, roles: ["vip"] });
    expect(me.body.data.roles).toEqual(["vip"]);
    expect(told.map(({ subject }) => subject)).toEqual(["Your email address is about to change"]);
  });

  it("is audited without the name or email address", async () => {
    const [admin, person] = [await world.admin(), await world.user({ name: "Canary Finch" })];

    await world.put(`/admin/users/${person.id}`, { name: "Other Finch", roles: ["escort"] }, admin);

    const [entry] = await selectAudit(person.id);
    expect(entry).toMatchObject({
      action: "user.updated",
      before: { roles: ["user"], status: "active" },
      after: { roles: ["escort"], changed: ["name"] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/finch/i);
  });

  it("can set any account status, with a statement for each restriction", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    const put = (body: object) => world.put(`/admin/users/${person.id}`, body, admin);

    const states = [
      await put({ status: "suspended" }),
      await put({ status: "banned", reason: "Again", category: "scam" }),
      await put({ status: "suspended", reason: "Milder" }),
      await put({ status: "active" }),
    ].map(({ body }) => body.data.status);

    expect(states).toEqual(["suspended", "banned", "suspended", "active"]);
    const notifications = await selectRestrictions(person.id);
    expect(notifications.map(({ action, reason }) => [action, reason])).toEqual([
      ["suspend", "other"],
      ["ban", "scam"],
      ["suspend", "other"],
    ]);
    expect(notifications.every(({ liftedAt }) => liftedAt !== null)).toBe(true);
    expect((await signIn(person)).status).toBe(200);
  });

  it("requires a reason for a ban", async () => {
    const [admin, person] = [await world.admin(), await world.user()];

    const { status, body } = await world.put(`/admin/users/${person.id}`, { status: "banned" }, admin);

    expect(status).toBe(400);
    expect(body.details).toEqual(["reason: Reason is required for a ban"]);
  });

  it("returns 404 for an unknown user", async () => {
    const admin = await world.admin();
    const path = "/admin/users/01900000-0000-7000-8000-000000000000";

    const answers = [
      await world.get(path, admin),
      await world.put(path, { name: "X" }, admin),
      await world.put(`${path}/roles`, { roles: ["user"] }, admin),
      await world.post(`${path}/ban`, { reason: "X" }, admin),
      await world.post(`${path}/unban`, {}, admin),
      await world.delete(path, admin),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe("a ban", () => {
  it("applies to the next request, ends all sessions, and explains itself at sign-in", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    await world.get("/auth/me", person);

    const banned = await world.post(`/admin/users/${person.id}/ban`, { reason: "Threats" }, admin);
    const next = await world.get("/auth/me", person);
    const refreshed = await world.post("/auth/refresh", { refresh: person.tokens.refresh });
    const entered = await signIn(person);

    expect(banned.body.data).toMatchObject({ status: "banned", statusReason: "Threats" });
    expect(next.status).toBe(401);
    expect(refreshed.status).toBe(401);
    expect(entered.body).toMatchObject({ error: "account_banned" });
    expect(entered.body.message).toContain("Threats");
  });

  it("is explained by mail, because the member can no longer sign in", async () => {
    const [admin, person] = [await world.admin(), await world.user()];

    await world.post(`/admin/users/${person.id}/ban`, { reason: "Threats", category: "harassment" }, admin);
    const mails = await world.mailsTo(person.email);

    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("A decision about your account");
    expect(mails[0]?.text).toMatch(
      /Threats[\s\S]*respect for people[\s\S]*You can appeal this decision until/,
    );
  });

  it.each([{}, { reason: "" }, { reason: "   " }])("requires a reason: %j", async (body) => {
    const [admin, person] = [await world.admin(), await world.user()];

    const { status } = await world.post(`/admin/users/${person.id}/ban`, body, admin);

    expect(status).toBe(400);
  });

  it("cannot target the admin's own account, nor can suspension, demotion or deletion", async () => {
    const admin = await world.admin();
    const own = `/admin/users/${admin.id}`;

    const answers = [
      await world.post(`${own}/ban`, { reason: "X" }, admin),
      await world.put(own, { status: "suspended", reason: "X" }, admin),
      await world.put(own, { roles: ["user"] }, admin),
      await world.put(`${own}/roles`, { roles: ["user"] }, admin),
      await world.delete(own, admin),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await world.get("/auth/me", admin)).body.data).toMatchObject({
      roles: ["admin", "verifier"],
      status: "active",
    });
  });

  it("by five admins at once creates one restriction and one audit entry", async () => {
    const person = await world.user();
    const admins = await Promise.all([1, 2, 3, 4, 5].map(() => world.admin()));

    const answers = await Promise.all(
      admins.map((admin) => world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await selectRestrictions(person.id)).toHaveLength(1);
    expect(await selectAudit(person.id)).toHaveLength(1);
  });

  it("is reversed by an unban, which restores access and lifts the statement", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    await world.post(`/admin/users/${person.id}/ban`, { reason: "Mistake" }, admin);

    const unbanned = await world.post(`/admin/users/${person.id}/unban`, {}, admin);
    const entered = await signIn(person);
    const statements = await world.get("/notices", { tokens: entered.body.data.tokens });
    const again = await world.post(`/admin/users/${person.id}/unban`, {}, admin);

    expect(unbanned.body.data).toMatchObject({ status: "active", statusReason: null });
    expect(entered.status).toBe(200);
    expect(statements.body.data).toMatchObject([{ action: "ban", explanation: "Mistake" }]);
    expect(statements.body.data[0].liftedAt).not.toBeNull();
    expect(again.status).toBe(409);
    expect((await selectAudit(person.id)).map(({ action }) => action)).toEqual([
      "user.banned",
      "user.unbanned",
    ]);
  });
});

describe("admins", () => {
  it("lose their permissions on the next request after a demotion", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    expect((await world.get("/admin/stats", other)).status).toBe(200);

    await world.put(`/admin/users/${other.id}/roles`, { roles: ["user"] }, admin);

    expect((await world.get("/admin/stats", other)).status).toBe(403);
  });

  it("who demote each other concurrently leave one admin", async () => {
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = [await world.admin(), await world.admin()];
      const demote = (who: typeof one, whom: typeof one) =>
        world.put(`/admin/users/${whom.id}/roles`, { roles: ["user"] }, who);

      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      const left = await world.db
        .selectFrom("users")
        .select("roles")
        .where("id", "in", [one.id, other.id])
        .execute();

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(left.filter(({ roles }) => roles.includes("admin"))).toHaveLength(1);
    }
  });
});

describe("two admins acting concurrently", () => {
  it("who rename and demote each other leave one admin without a server error", async () => {
    for (let round = 0; round < 15; round += 1) {
      const [one, other] = [await world.admin(), await world.admin()];
      const change = (who: typeof one, whom: typeof one) =>
        world.put(`/admin/users/${whom.id}`, { name: "Renamed", roles: ["user"] }, who);

      const answers = await Promise.all([change(one, other), change(other, one)]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
  });
});

describe("searching by user id", () => {
  it("finds exactly that user", async () => {
    const [admin, person] = [await world.admin(), await world.user()];

    const { body } = await world.get(`/admin/users?search=${person.id}`, admin);

    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([person.id]);
  });
});

describe("deleting a user", () => {
  it("closes the account immediately, notifies the member, and removes it from the list", async () => {
    const [admin, person] = [await world.admin(), await world.user()];

    const { status, body } = await world.delete(`/admin/users/${person.id}`, admin, { reason: "Fraud" });
    const after = await world.get(`/admin/users/${person.id}`, admin);
    const entered = await signIn(person);
    const mails = await world.mailsTo(person.email);

    expect([status, body.data._id]).toEqual([200, person.id]);
    expect(after.status).toBe(404);
    expect(entered.body.error).toBe("invalid_credentials");
    expect((await world.get("/auth/me", person)).status).toBe(401);
    expect(mails.at(-1)?.text).toContain("Fraud");
  });

  it("requires no reason, and the account is erased after 30 days", async () => {
    const [admin, person] = [await world.admin(), await world.user({ name: "Canary Wren" })];

    const { status } = await world.delete(`/admin/users/${person.id}`, admin);
    world.clock.advance(30 * 24 * 60 * 60 * 1000 + 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();
    const row = await world.db.selectFrom("users").selectAll().where("id", "=", person.id).executeTakeFirst();

    expect(status).toBe(200);
    expect(row).toMatchObject({ name: "Former member", email: null });
  });
});
