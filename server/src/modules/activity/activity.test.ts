import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);
const ownOf = async (tokens: { access: string }) =>
  kinds((await world.get("/activity", { tokens })).body.data);

describe("activity", () => {
  it("tells a person what they did, the newest first", async () => {
    const account = { name: "Rune Falk", email: "rune@example.test", password: "a good long one" };
    const registered = await world.post("/auth/register", account);
    const { tokens } = registered.body.data;
    for (const act of [
      () => world.put("/auth/me/profile", { location: "Oslo" }, { tokens }),
      async () => world.post("/auth/verify-email", { token: await world.mailedToken(account.email) }),
      () => world.post("/auth/login", account),
    ]) {
      world.clock.advance(1000);
      expect((await act()).status).toBe(200);
    }

    expect(await ownOf(tokens)).toEqual([
      "account.signed_in",
      "account.email_verified",
      "account.profile_updated",
      "account.registered",
    ]);
  });

  it("tells admins who did what, and names no visitor", async () => {
    const [admin, person] = [await world.admin(), await world.user({ name: "Lea Thorn" })];
    world.clock.advance(1000);
    await world.post("/reports", { targetType: "user", targetId: person.id, reason: "scam" });
    world.clock.advance(1000);
    await world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin);

    const { body } = await world.get("/admin/activity?limit=2", admin);

    expect(body.data).toMatchObject([
      { kind: "account.banned", person: { _id: person.id, name: "Lea Thorn" } },
      { kind: "report.filed", person: null },
    ]);
    expect(body.pagination).toMatchObject({ page: 1, limit: 2 });
  });

  it("does not tell a person that a report about them was dismissed", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    await world.post("/reports", { targetType: "user", targetId: person.id, reason: "scam" });
    const { body } = await world.get("/admin/reports?limit=1", admin);
    await world.post(`/admin/reports/${body.data[0]._id}/resolve`, { resolution: "dismissed" }, admin);

    expect(await ownOf(person.tokens)).toEqual(["account.registered"]);
    expect(await ownOf(admin.tokens)).toContain("case.decided");
  });

  it("counts the new accounts of each of the last 30 days", async () => {
    const admin = await world.admin();
    world.clock.advance(40 * 24 * 60 * 60 * 1000);
    await world.user();
    await world.user();

    const { body } = await world.get("/admin/stats", await world.admin());

    expect(body.data.registrations).toHaveLength(30);
    expect(body.data.registrations.at(-1)).toEqual({
      day: world.clock.now().toISOString().slice(0, 10),
      count: 3,
    });
    expect(body.data.registrations.at(-2).count).toBe(0);
    expect((await world.get("/admin/stats", admin)).status).toBe(401);
  });

  it("is forgotten after 400 days", async () => {
    world.clock.advance(401 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "activity.daily-cleaning", {});
    await world.jobs.drain();

    expect(await world.db.selectFrom("activity").select("id").execute()).toEqual([]);
  });
});

describe("the figures of the dashboard", () => {
  it("count people by standing, and what waits", async () => {
    const admin = await world.admin();
    const before = (await world.get("/admin/stats", admin)).body.data;
    const [one, other] = [await world.user(), await world.user()];
    await world.post(`/admin/users/${one.id}/ban`, { reason: "X" }, admin);
    await world.post("/reports", { targetType: "user", targetId: other.id, reason: "underage" });

    const { body } = await world.get("/admin/stats", admin);

    expect(body.data.users).toEqual({
      total: before.users.total + 2,
      banned: before.users.banned + 1,
      suspended: before.users.suspended,
    });
    expect(body.data.cases).toMatchObject({ open: before.cases.open + 1, urgent: before.cases.urgent + 1 });
    expect(body.data.cases.oldestAt).toEqual(expect.any(String));
    expect(body.data.reports.open).toBe(before.reports.open + 1);
    expect(body.data.products).toEqual({ total: 0, pending: 0 });
  });
});
