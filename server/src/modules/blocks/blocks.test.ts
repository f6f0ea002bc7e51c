import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { enforceMayMeet } from "./index.ts";
import { notBlocked } from "./predicates.ts";

const world = await createWorld();
afterAll(() => world.close());

const createContextFor = ({ id, roles }: Person) =>
  createContext(world.platform, { userId: id, sessionId: "-", roles });
const block = (who: Person, whom: { id: string }) => world.post(`/blocks/${whom.id}`, undefined, who);
const meet = (who: Person, whom: Person) =>
  world.post("/chat/conversations/private", { recipientId: whom.id }, who);
const listBlockedNames = async (who: Person): Promise<string[]> =>
  (await world.get("/blocks", who)).body.data.map(({ name }: { name: string }) => name);
const listSeenBy = async (viewer: Person | null, ...people: Person[]) => {
  const rows = await world.db
    .selectFrom("users")
    .select("name")
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .where(notBlocked(viewer?.id ?? null, "users.id"))
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
};

describe("blocking a member", () => {
  it("lists them once, however often it is repeated", async () => {
    const [one, other] = [await world.user(), await world.user({ name: "Other One" })];
    await meet(one, other);

    const answers = await Promise.all(Array.from({ length: 5 }, () => block(one, other)));
    const { body } = await world.get("/blocks", one);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(body.data).toEqual([
      { _id: other.id, name: "Other One", avatar: null, blockedAt: expect.any(String) },
    ]);
    expect(body.meta.total).toBe(1);
  });

  it("is not revealed to the blocked member", async () => {
    const [one, other] = [await world.user(), await world.user()];
    await block(one, other);

    expect((await world.get("/blocks", other)).body.data).toEqual([]);
    expect((await world.get("/notifications", other)).body.data).toEqual([]);
    expect((await world.get("/auth/me/export", other)).body.data.blocks).toEqual([]);
  });

  it("does not reveal that a member blocked back or left", async () => {
    const [one, back, gone] = [await world.user(), await world.user(), await world.user()];
    await block(back, one);
    const { body } = await block(one, back);
    await block(one, gone);
    await world.delete("/auth/me", gone, { password: gone.password });

    const listed = await world.get("/blocks", one);

    expect(body.data).toMatchObject({ _id: back.id, name: "Member", avatar: null });
    expect(listed.body.data.map(({ name }: { name: string }) => name)).toEqual(["Member", "Member"]);
  });

  it("is refused for oneself and for unknown users", async () => {
    const one = await world.user();

    expect((await block(one, one)).status).toBe(403);
    expect((await block(one, { id: "01900000-0000-7000-8000-000000000000" })).status).toBe(404);
    expect((await world.post("/blocks/not-an-id", undefined, one)).status).toBe(400);
  });

  it("can be undone, and undoing it is idempotent", async () => {
    const [one, other] = [await world.user(), await world.user()];
    await block(one, other);

    const answers = [
      await world.delete(`/blocks/${other.id}`, one),
      await world.delete(`/blocks/${other.id}`, one),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.get("/blocks", one)).body.data).toEqual([]);
  });

  it("is listed in pages, newest first", async () => {
    const one = await world.user();
    for (const name of ["A", "B", "C"]) {
      world.clock.advance(1000);
      const other = await world.user({ name });
      await meet(one, other);
      await block(one, other);
    }

    const { body } = await world.get("/blocks?limit=2&page=1", one);

    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(["C", "B"]);
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 2, totalPages: 2 });
  });
});

describe("the name of a blocked member", () => {
  const admin = world.admin();

  it("is the profile's working name, never the account name", async () => {
    const [one, luna] = [await world.user(), await buildPublicProfile(world, await admin, { name: "Luna" })];

    const { body } = await block(one, luna.escort);

    expect(body.data).toMatchObject({ _id: luna.escort.id, name: "Luna" });
    expect(await listBlockedNames(one)).toEqual(["Luna"]);
    expect((await world.get("/auth/me/export", one)).body.data.blocks).toMatchObject([{ name: "Luna" }]);
  });

  it("is a hidden profile's working name only for people with a conversation", async () => {
    const [stranger, friend] = [await world.user(), await world.user()];
    const luna = await buildPublicProfile(world, await admin, { name: "Luna" });
    await meet(friend, luna.escort);
    await world.put("/escort-profile/my-profile", { isPublic: false }, luna.escort);
    for (const who of [stranger, friend]) await block(who, luna.escort);

    expect([await listBlockedNames(stranger), await listBlockedNames(friend)]).toEqual([
      ["Member"],
      ["Luna"],
    ]);
  });

  it("is withheld without a public profile or a conversation", async () => {
    const one = await world.user();
    const { escort: draft } = await buildDraftProfile(world);
    const others = [await world.user(), await world.escort(), draft];

    const answers = [];
    for (const other of others) answers.push((await block(one, other)).body.data);

    expect(answers.map(({ name, avatar }) => [name, avatar])).toEqual(others.map(() => ["Member", null]));
  });

  it("is withheld in a country on the hide-list and in an unknown country", async () => {
    const world = await createWorld({ TRUST_PROXY: "on", COUNTRY_HEADER: "x-country" });
    const luna = await buildPublicProfile(world, await world.admin(), { name: "Luna" });
    await world.put("/escort-profile/my-profile", { hiddenCountries: ["NO"] }, luna.escort);
    const one = await world.user();

    const from = async (headers: Record<string, string>) =>
      (await world.call("POST", `/blocks/${luna.escort.id}`, undefined, one, headers)).body.data.name;
    const names = [await from({ "x-country": "NO" }), await from({}), await from({ "x-country": "SE" })];
    await world.close();

    expect(names).toEqual(["Member", "Member", "Luna"]);
  });
});

describe("a block between two members", () => {
  it("returns blocked to the blocker and not_found to the blocked", async () => {
    const [one, other, third] = [await world.user(), await world.user(), await world.user()];
    await block(one, other);

    await expect(enforceMayMeet(createContextFor(one), other.id)).rejects.toMatchObject({ code: "blocked" });
    await expect(enforceMayMeet(createContextFor(other), one.id)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(enforceMayMeet(createContextFor(third), one.id)).resolves.toBeUndefined();
    await expect(enforceMayMeet(createContext(world.platform), one.id)).resolves.toBeUndefined();
  });

  it("returns not_found to a blocker who is blocked back", async () => {
    const [one, other] = [await world.user(), await world.user()];
    await block(one, other);
    await block(other, one);

    await expect(enforceMayMeet(createContextFor(one), other.id)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("hides each from the other's lists only", async () => {
    const people = [
      await world.user({ name: "P1" }),
      await world.user({ name: "P2" }),
      await world.user({ name: "P3" }),
    ] as const;
    const [one, other, third] = people;
    await block(one, other);

    expect(await listSeenBy(one, ...people)).toEqual(["P1", "P3"]);
    expect(await listSeenBy(other, ...people)).toEqual(["P2", "P3"]);
    expect(await listSeenBy(third, ...people)).toEqual(["P1", "P2", "P3"]);
    expect(await listSeenBy(null, ...people)).toEqual(["P1", "P2", "P3"]);
  });
});
