import { limits } from "@vesper/contract/core/limits";
import { beforeEach, afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, findOpenCase } from "#test/factories/cases.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, report } = createCaseActions(world);

const [hour, minute] = [60 * 60 * 1000, 60 * 1000];
const ban = { reason: "Shared the list of users.", category: "other" };
let actor: Person, target: Person, third: Person;

beforeEach(async () => {
  // Demote the admins from the previous test, who would be notified as well.
  await world.db
    .updateTable("users")
    .set({ roles: ["user"] })
    .execute();
  [actor, target, third] = [
    await world.user({ name: "Ada Actor", roles: ["admin"] }),
    await world.user({ name: "Tom Target", roles: ["admin", "escort"] }),
    await world.user({ name: "Una Third", roles: ["admin"] }),
  ];
});

const toUserPath = ({ id }: Person) => `/admin/users/${id}`;
const acts = async (who: Person) => (await world.get("/admin/staff-acts", who)).body.data;
const undo = (id: string, who: Person) => world.post(`/admin/staff-acts/${id}/undo`, undefined, who);
const account = async (who: Person) => (await world.get(toUserPath(who), third)).body.data;
const canSignIn = async ({ email, password }: Person) =>
  (await world.post("/auth/login", { email, password })).status;
const toOutcome = ({ status, body }: TestResponse) => [status, body.error, body.message];

const against: Record<string, (by: Person) => Promise<TestResponse>> = {
  ban: (by) => world.post(`${toUserPath(target)}/ban`, ban, by),
  suspend: (by) => world.put(toUserPath(target), { status: "suspended", reason: "Until we know more." }, by),
  remove: (by) => world.delete(toUserPath(target), by),
  demote: (by) => world.put(`${toUserPath(target)}/roles`, { roles: ["escort"] }, by),
};

describe("an action against an admin", () => {
  it.each(Object.entries(against))(
    "notifies all admins and can be undone by another admin: %s",
    async (kind, act) => {
      expect((await act(actor)).status).toBe(200);

      const [found] = await acts(third);
      const mails = [await world.mailsTo(third.email), await world.mailsTo(actor.email)];
      const { body: bell } = await world.get("/notifications", third);
      const undone = await undo(found._id, third);

      expect(found).toMatchObject({
        kind,
        actor: { name: "Ada Actor" },
        target: { name: "Tom Target" },
        isUndoable: true,
      });
      for (const mail of mails.map((sent) => sent.at(-1))) {
        expect(mail?.subject).toBe("A change to your team");
        expect(mail?.text).toMatch(/Ada Actor .*Tom Target/);
      }
      expect(bell.data[0]).toMatchObject({
        path: "/admin/audit",
        text: expect.stringContaining("Tom Target"),
      });
      expect([undone.status, undone.body.data.undoneBy.name]).toEqual([200, "Una Third"]);
      expect(await account(target)).toMatchObject({ roles: ["admin", "escort"], status: "active" });
      expect(await canSignIn(target)).toBe(200);
    },
  );

  it("is recorded when it results from a case decision", async () => {
    await report(target);
    const id = await findOpenCase(world, target.id);
    const decided = await decide(id, { resolution: "upheld", action: "ban", note: "A scam" }, actor);

    const [found] = await acts(third);
    const undone = await undo(found._id, third);

    expect([decided.status, found.kind, undone.status]).toEqual([200, "ban", 200]);
    expect(await canSignIn(target)).toBe(200);
  });

  it("requires reauthentication after ten minutes, and so does undoing it", async () => {
    world.clock.advance(limits.session.recent + minute);
    const stale = [];
    for (const act of Object.values(against)) stale.push(await act(actor));
    await report(target);
    const id = await findOpenCase(world, target.id);
    stale.push(await decide(id, { resolution: "upheld", action: "ban", note: "A scam" }, actor));

    await world.reauthenticate(actor);
    const fresh = await against["ban"]?.(actor);
    const [found] = await acts(third);
    const undone = await undo(found._id, third);

    expect(stale.map(({ status, body }) => [status, body.error])).toEqual(
      stale.map(() => [403, "reauthentication_required"]),
    );
    expect(fresh?.status).toBe(200);
    expect([undone.status, undone.body.error]).toEqual([403, "reauthentication_required"]);
  });

  it("is undone only once by two admins acting concurrently", async () => {
    for (let round = 0; round < 10; round += 1) {
      await against["ban"]?.(actor);
      const [found] = await acts(third);

      const answers = await Promise.all([undo(found._id, third), undo(found._id, actor)]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await account(target)).toMatchObject({ status: "active" });
    }
  });

  it("can be undone within 24 hours, but not by the admin it targets", async () => {
    await against["demote"]?.(actor);
    const [found] = await acts(third);
    // A third admin restores the role, but the target still may not undo an act against themselves.
    await world.put(`${toUserPath(target)}/roles`, { roles: ["admin"] }, third);
    const own = await undo(found._id, target);
    const nothingLeft = await undo(found._id, third);
    world.clock.advance(24 * hour + minute);
    const late = await undo(found._id, await world.signedInAgain(third));

    expect(own.status).toBe(403);
    expect(toOutcome(nothingLeft)).toEqual([
      409,
      "conflict",
      "There’s nothing left to undo. This was already reversed.",
    ]);
    expect(toOutcome(late)).toEqual([
      409,
      "conflict",
      "It’s too late to undo this. Actions against staff can be undone for 24 hours.",
    ]);
  });

  it("is recorded in the audit log, and so is undoing it", async () => {
    await against["demote"]?.(actor);
    const [found] = await acts(third);
    await undo(found._id, third);

    const { body } = await world.get(`/admin/audit-log?subject=${target.id}`, third);

    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      "staff_act.undone",
      "user.roles_changed",
    ]);
  });

  it("is not recorded as a staff act when it targets a non-admin", async () => {
    const [person, before] = [await world.user(), await acts(third)];

    await world.post(`${toUserPath(person)}/ban`, ban, actor);

    expect(await acts(third)).toEqual(before);
    expect(await world.mailsTo(third.email)).toEqual([]);
  });
});

describe("a sensitive action by an admin", () => {
  it("requires reauthentication after ten minutes and is then allowed", async () => {
    const person = await world.user();
    world.clock.advance(limits.session.recent + minute);
    const draft = { name: "Nia", email: "nia@example.test", password: "a good long password" };
    const sensitive = () =>
      Promise.all([
        world.put(`${toUserPath(person)}/roles`, { roles: ["escort"] }, actor),
        world.put(toUserPath(person), { roles: ["escort"] }, actor),
        world.put(toUserPath(person), { email: "elsewhere@example.test" }, actor),
        world.delete(toUserPath(person), actor),
        world.post("/admin/users", { ...draft, roles: ["admin"] }, actor),
        world.get("/admin/audit-log/export", actor),
      ]);
    const harmless = await world.put(toUserPath(person), { name: "Nia", email: person.email }, actor);

    const stale = await sensitive();
    await world.reauthenticate(actor);
    const fresh = await world.put(`${toUserPath(person)}/roles`, { roles: ["escort"] }, actor);

    expect(harmless.status).toBe(200);
    expect(stale.map(({ status, body }) => [status, body.error])).toEqual(
      stale.map(() => [403, "reauthentication_required"]),
    );
    expect(fresh.status).toBe(200);
  });
});
