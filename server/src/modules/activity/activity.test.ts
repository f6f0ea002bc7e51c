import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);
const listOwnKinds = async (tokens: { access: string }) =>
  kinds((await world.get("/activity", { tokens })).body.data);

describe("activity", () => {
  it("lists a person's own actions, newest first", async () => {
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

    expect(await listOwnKinds(tokens)).toEqual([
      "account.signed_in",
      "account.email_verified",
      "account.profile_updated",
      "account.registered",
    ]);
  });

  it("shows admins who did what, without identifying visitors", async () => {
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

  it("does not show a person a dismissed report about them", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    await world.post("/reports", { targetType: "user", targetId: person.id, reason: "scam" });
    const { body } = await world.get("/admin/reports?limit=1", admin);
    await world.post(`/admin/reports/${body.data[0]._id}/resolve`, { resolution: "dismissed" }, admin);

    expect(await listOwnKinds(person.tokens)).toEqual(["account.registered"]);
    expect(await listOwnKinds(admin.tokens)).toContain("case.decided");
  });

  it("is purged after 400 days", async () => {
    world.clock.advance(401 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "activity.daily-cleaning", {});
    await world.jobs.drain();

    expect(await world.db.selectFrom("activity").select("id").execute()).toEqual([]);
  });
});
