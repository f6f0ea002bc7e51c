import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions } from "#test/factories/cases.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, openCase } = createCaseActions(world);

const [admin, second] = [await world.admin(), await world.admin()];
const setRoles = (who: Person, roles: string[], by: Person) =>
  world.put(`/admin/users/${who.id}/roles`, { roles }, by);
const getRoles = async (who: Person) => (await world.get("/auth/me", who)).body.data.roles;
const toOutcome = ({ status, body }: TestResponse) => [status, body.message];
const ban = { resolution: "upheld", action: "ban", note: "A scam" };

describe("staff roles", () => {
  it.each(staffRoles)("are given and taken by an admin: %s", async (role) => {
    const person = await world.user();

    const given = await setRoles(person, ["user", role], admin);
    const entered = await world.get("/admin/stats", person);
    const taken = await setRoles(person, ["user"], admin);
    const refused = await world.get("/admin/stats", person);

    expect([given.status, entered.status, taken.status, refused.status]).toEqual([200, 200, 200, 403]);
    const { body } = await world.get(`/admin/audit-log?subject=${person.id}`, admin);
    expect(body.data[0]).toMatchObject({
      action: "user.roles_changed",
      before: { roles: ["user", role] },
      after: { roles: ["user"] },
    });
  });

  it("cannot be given to oneself or given up alone", async () => {
    const plain = await world.user({ roles: ["admin"] });

    const answers = [
      await setRoles(plain, ["admin", "verifier"], plain),
      await world.put(`/admin/users/${admin.id}`, { roles: ["admin"] }, admin),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await getRoles(plain)).toEqual(["admin"]);
    expect(await getRoles(admin)).toEqual(["admin", "verifier"]);
  });

  it("require a recent sign-in, also where an account is created with them", async () => {
    const person = await world.user();
    world.clock.advance(limits.session.recent + 60_000);
    const draft = { name: "Mina Roe", email: "mina-roe@example.test", password: "a quiet morning" };

    const answers = [
      await setRoles(person, ["moderator"], admin),
      await world.post("/admin/users", { ...draft, roles: ["moderator"] }, admin),
    ];

    expect(answers.map(({ body }) => body.error)).toEqual([
      "reauthentication_required",
      "reauthentication_required",
    ]);
  });

  it("can be restored by another admin once they were taken", async () => {
    const [fresh, other] = [await world.signedInAgain(admin), await world.signedInAgain(second)];
    const moderator = await world.user({ roles: ["user", "moderator", "analyst"] });
    await setRoles(moderator, ["user", "analyst"], fresh);

    const { body } = await world.get("/admin/staff-acts", other);
    const undone = await world.post(`/admin/staff-acts/${body.data[0]._id}/undo`, undefined, other);

    expect([body.data[0].kind, undone.status]).toEqual(["demote", 200]);
    expect(await getRoles(moderator)).toEqual(["user", "moderator", "analyst"]);
  });
});

describe("a member of staff", () => {
  it("is banned by an admin, never by a moderator", async () => {
    const [moderator, support] = [
      await world.user({ roles: ["moderator"] }),
      await world.user({ roles: ["support"] }),
    ];
    const fresh = await world.signedInAgain(admin);
    const { id } = await openCase("scam", support);

    const refused = await decide(id, ban, moderator);
    const banned = await decide(id, ban, fresh);

    expect(toOutcome(refused)).toEqual([
      403,
      "This person is staff. Only an admin can restrict their account.",
    ]);
    expect(banned.status).toBe(200);
  });

  it("gets a banned account back only from an admin, even on appeal", async () => {
    const [moderator, support] = [
      await world.user({ roles: ["moderator"] }),
      await world.user({ roles: ["support"] }),
    ];
    const fresh = await world.signedInAgain(admin);
    await world.post(`/admin/users/${support.id}/ban`, { reason: "Enough." }, fresh);
    const { id } = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", support.id)
      .executeTakeFirstOrThrow();

    const refused = await world.post(`/admin/restrictions/${id}/lift`, undefined, moderator);
    const lifted = await world.post(`/admin/restrictions/${id}/lift`, undefined, fresh);

    expect([refused.status, lifted.status]).toEqual([403, 200]);
  });

  it("without the role of a verifier opens no document, even as an admin", async () => {
    const plain = await world.user({ roles: ["admin"] });

    const answers = [
      await world.get("/admin/verifications", plain),
      await world.get(`/admin/verifications/${plain.id}/pictures/document`, plain),
      await world.put(`/admin/escort-profiles/${plain.id}/verification`, { isVerified: true }, plain),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
