import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, openCase, report } = createCaseActions(world);

describe("the case queue", () => {
  it("lists the most urgent first, then the oldest, with subject and reason", async () => {
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

  it("merges reports about one subject into one case with the highest priority", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("scam")];

    await report(person, "coercion", await world.user());
    await report(person, "other");

    const { body } = await world.get(`/admin/cases/${id}`, admin);
    expect(body.data).toMatchObject({ reason: "coercion", priority: 1, reportCount: 3 });
    expect(body.data.evidence).toHaveLength(3);
    expect(body.data.evidence[0].snapshot).toMatchObject({ name: person.name });
  });

  it("contains one case after ten concurrent reports about one person", async () => {
    const person = await world.user();

    await Promise.all(Array.from({ length: 10 }, () => report(person)));

    const cases = await world.db.selectFrom("cases").selectAll().where("subjectId", "=", person.id).execute();
    expect(cases).toMatchObject([{ reportCount: 10 }]);
  });

  it("can be filtered by reason, type and holder", async () => {
    const [admin, { id }] = [await world.admin(), await openCase("illegal")];
    const listCaseIds = async (query: string) =>
      (await world.get(`/admin/cases?limit=100&${query}`, admin)).body.data.map(
        (entry: { _id: string }) => entry._id,
      );

    await world.post(`/admin/cases/${id}/claim`, {}, admin);

    expect(await listCaseIds("reason=illegal")).toEqual([id]);
    expect(await listCaseIds("holder=me")).toEqual([id]);
    expect(await listCaseIds("holder=nobody")).not.toContain(id);
    expect(await listCaseIds("type=review")).toEqual([]);
    expect(await listCaseIds("status=decided&reason=illegal")).toEqual([]);
  });
});

describe("a case", () => {
  it("has one holder at a time until the claim expires", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    const claim = (admin: Person) => world.post(`/admin/cases/${id}/claim`, {}, admin);

    const claimed = await claim(one);
    const refused = await claim(other);
    const decided = await decide(id, hideDecision, other);
    world.clock.advance(15 * 60_000 + 1);
    const later = await claim(await world.signedInAgain(other));

    expect(claimed.body.data.holder).toMatchObject({ _id: one.id });
    expect([refused.status, refused.body.message]).toEqual([409, `${one.name} is working on this case.`]);
    expect(decided.status).toBe(409);
    expect(later.body.data.holder).toMatchObject({ _id: other.id });
  });

  it("goes to exactly one of ten admins who claim it concurrently", async () => {
    const { id } = await openCase();
    const admins = await Promise.all(Array.from({ length: 10 }, () => world.admin()));

    const answers = await Promise.all(
      admins.map((admin) => world.post(`/admin/cases/${id}/claim`, {}, admin)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is released by its holder or when its holder is banned", async () => {
    const [one, other, { id }] = [await world.admin(), await world.admin(), await openCase()];
    const holder = async () => (await world.get(`/admin/cases/${id}`, one)).body.data.holder?._id ?? null;

    await world.post(`/admin/cases/${id}/claim`, {}, other);
    await world.post(`/admin/cases/${id}/release`, {}, other);
    const released = await holder();
    await world.post(`/admin/cases/${id}/claim`, {}, other);
    await world.post(`/admin/users/${other.id}/ban`, { reason: "X" }, one);

    expect([released, await holder()]).toEqual([null, null]);
  });

  it("about an admin must be decided by another admin", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    await report(admin);
    const { body } = await world.get("/admin/cases?limit=100", other);
    const { _id } = body.data.find(({ subject }: { subject: { _id: string } }) => subject._id === admin.id);

    const own = await decide(_id, { resolution: "dismissed" }, admin);
    const others = await decide(_id, { resolution: "dismissed" }, other);

    expect([own.status, others.status]).toEqual([403, 200]);
  });

  it("takes internal notes that the person concerned never sees", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];

    const { status } = await world.post(`/admin/cases/${id}/notes`, { text: "Called twice" }, admin);
    await decide(id, hideDecision, admin);

    const file = await world.get(`/admin/cases/${id}`, admin);
    const statements = await world.get("/notices", person);
    expect(status).toBe(201);
    expect(file.body.data.evidence[0]).toMatchObject({
      kind: "note",
      text: "Called twice",
      by: { _id: admin.id },
    });
    expect(JSON.stringify(statements.body)).not.toContain("Called twice");
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

describe("an admin involved in a case", () => {
  it("sees neither who reported them nor the notes of other admins", async () => {
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

  it("releases held cases when their role or account is removed", async () => {
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
