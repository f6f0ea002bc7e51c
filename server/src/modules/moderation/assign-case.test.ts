import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, openCase, report } = createCaseActions(world);

const admin = await world.admin();
const mina = await world.user({ name: "Mina", roles: ["moderator"] });
const noah = await world.user({ name: "Noah", roles: ["moderator"] });

const assign = (id: string, to: Person | null, by: Person) =>
  world.post(`/admin/cases/${id}/assign`, { assigneeId: to?.id ?? null }, by);
const claim = (id: string, by: Person) => world.post(`/admin/cases/${id}/claim`, {}, by);
const release = (id: string, by: Person) => world.post(`/admin/cases/${id}/release`, {}, by);
const getCase = async (id: string) => (await world.get(`/admin/cases/${id}`, admin)).body.data;
const toOutcome = ({ status, body }: TestResponse) => [status, body.message];

describe("an assigned case", () => {
  it("is announced to the colleague, found among theirs and audited", async () => {
    const { id, person } = await openCase("scam");

    const { status, body } = await assign(id, mina, admin);
    const { body: mine } = await world.get("/admin/cases?assignee=me&limit=100", mina);
    const { body: free } = await world.get("/admin/cases?assignee=nobody&limit=100", mina);
    const { body: bell } = await world.get("/notifications", mina);
    const { body: log } = await world.get(`/admin/audit-log?subject=${person.id}`, admin);

    expect([status, body.data.assignee]).toMatchObject([200, { _id: mina.id, name: "Mina" }]);
    expect(mine.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(free.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    expect(bell.data[0]).toMatchObject({
      title: "A case was assigned to you",
      path: `/admin/cases/${id}`,
    });
    expect(log.data[0]).toMatchObject({
      action: "case.assigned",
      before: { assigneeId: null },
      after: { assigneeId: mina.id, caseId: id },
    });
  });

  it("is claimed and decided only by that colleague, until it is assigned again", async () => {
    const { id } = await openCase("scam");
    await assign(id, mina, admin);

    const refused = [await claim(id, noah), await decide(id, hideDecision, noah)];
    await assign(id, noah, noah);
    const decided = await decide(id, hideDecision, noah);

    const message = "This case is assigned to a colleague. Assign it to yourself first.";
    expect(refused.map(toOutcome)).toEqual([
      [409, message],
      [409, message],
    ]);
    expect(decided.status).toBe(200);
  });

  it("stays with a colleague who works on it, and follows the one who hands it over", async () => {
    const { id } = await openCase("scam");
    await claim(id, mina);

    const taken = await assign(id, noah, admin);
    const handedOver = await assign(id, noah, mina);

    expect(toOutcome(taken)).toEqual([409, "Mina is working on this case."]);
    expect(handedOver.body.data).toMatchObject({ holder: null, assignee: { _id: noah.id } });
    expect((await claim(id, noah)).status).toBe(200);
  });

  it("never names two people when it is claimed and assigned at the same moment", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await openCase("scam");

      await Promise.all([claim(id, noah), assign(id, mina, admin)]);
      const { holder, assignee } = await getCase(id);

      expect([holder?._id ?? mina.id, assignee?._id ?? noah.id]).toSatisfy(
        ([holds, assigned]: string[]) => holds === assigned,
      );
    }
  });

  it("goes only to colleagues who can decide it", async () => {
    const { id, person } = await openCase("scam");
    const support = await world.user({ roles: ["support"] });
    const reporter = await world.user({ roles: ["moderator"] });
    await report(person, "scam", reporter);
    const { body } = await world.get("/admin/case-assignees", mina);

    const refused = [await assign(id, support, admin), await assign(id, reporter, admin)];

    expect(refused.map(toOutcome)).toEqual([
      [409, "This colleague can’t decide cases. Choose someone else."],
      [409, "This colleague is involved in the case. Choose someone else."],
    ]);
    const ids = body.data.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(expect.arrayContaining([admin.id, mina.id, noah.id]));
    expect(ids).not.toContain(support.id);
  });

  it("is not assigned by the person it is about, nor once it is decided", async () => {
    const concerned = await world.user({ roles: ["moderator"] });
    const about = await openCase("scam", concerned);
    const { id } = await openCase("scam");
    await decide(id, hideDecision, admin);

    expect((await assign(about.id, concerned, concerned)).status).toBe(403);
    expect((await assign(id, mina, admin)).status).toBe(409);
  });

  it("returns to everyone when its assignee loses the role", async () => {
    const former = await world.user({ roles: ["moderator"] });
    const { id } = await openCase("scam");
    await assign(id, former, admin);
    await claim(id, former);

    await world.put(`/admin/users/${former.id}/roles`, { roles: ["analyst"] }, admin);

    expect(await getCase(id)).toMatchObject({ assignee: null, holder: null });
    expect((await release(id, former)).status).toBe(403);
    expect((await claim(id, noah)).status).toBe(200);
  });
});
