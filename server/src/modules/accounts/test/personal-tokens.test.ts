import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock.ts";
import { as, createTokenCalls, toError, tokenDraft } from "#test/factories/personal-tokens.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { create, createToken, listOwn } = createTokenCalls(world, admin);

describe("creating a token", () => {
  it("shows its value once; only a hash is stored", async () => {
    const { status, body } = await create();

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: tokenDraft.name, scopes: tokenDraft.scopes, state: "active" });
    expect(body.data.token).toMatch(/^vsp_[0-9A-Za-z]{38}$/);
    const rows = await world.db.selectFrom("personalTokens").selectAll().execute();
    expect(JSON.stringify([await listOwn(), rows])).not.toContain(body.data.token);
    expect((await listOwn())[0]).toMatchObject({ hint: body.data.token.slice(-4), lastUsedAt: null });
  });

  it.each([
    ["an unknown scope", { scopes: ["everything:write"] }],
    ["no scope", { scopes: [] }],
    ["a lifetime over a year", { days: 400 }],
    ["no name", { name: " " }],
  ])("is refused with %s, and changes nothing", async (_case, given) => {
    const before = await listOwn();

    const answer = await create(given);

    expect(toError(answer)).toEqual([400, "validation_error"]);
    expect(await listOwn()).toEqual(before);
  });

  it("needs recent authentication", async () => {
    const late = await world.admin();
    await world.db
      .updateTable("sessions")
      .set({ authenticatedAt: new Date(0) })
      .where("userId", "=", late.id)
      .execute();

    expect(toError(await create({}, late))).toEqual([403, "reauthentication_required"]);
  });

  it("is audited, and the owner is told", async () => {
    const { _id, token } = await createToken();

    const { body } = await world.get(`/admin/audit-log?subject=${_id}`, admin);
    const { body: told } = await world.get("/notifications", admin);

    expect(body.data).toMatchObject([{ action: "token.created", actor: { _id: admin.id } }]);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(told.data[0].title).toBe("You created a personal access token");
  });

  it("stops at the limit, even with parallel calls", async () => {
    const busy = await world.admin();

    const answers = await Promise.all(
      Array.from({ length: limits.personalTokens.active + 3 }, () => create({}, busy)),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.personalTokens.active);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe("the owner of a token", () => {
  it("who loses the role, is banned or resets the password loses the token at the next request", async () => {
    const [demoted, banned, reset] = [await world.admin(), await world.admin(), await world.admin()];
    const tokens = await Promise.all([demoted, banned, reset].map((who) => createToken({}, who)));

    await world.put(`/admin/users/${demoted.id}/roles`, { roles: ["user"] }, admin);
    await world.post(`/admin/users/${banned.id}/ban`, { reason: "Left the team" }, admin);
    await world.post("/auth/forgot-password", { email: reset.email });
    const link = { token: await world.mailedToken(reset.email), newPassword: "another good long password" };
    await world.post("/auth/reset-password", link);

    const answers = await Promise.all(tokens.map((token) => world.get("/admin/stats", as(token))));
    expect(answers.map(toError)).toEqual([
      [403, "forbidden"],
      [403, "account_banned"],
      [401, "unauthorized"],
    ]);
  });

  it("finds it in the data export, without its hash", async () => {
    const owner = await world.admin();
    const { _id } = await createToken({}, owner);

    const { body } = await world.get("/auth/me/export", owner);

    expect(body.data.accessTokens).toMatchObject([{ _id, name: tokenDraft.name, scopes: tokenDraft.scopes }]);
    expect(JSON.stringify(body.data.accessTokens)).not.toContain("hash");
  });
});

it("an expired token is refused as expired, and later deleted", async () => {
  const owner = await world.admin();
  const token = await createToken({ days: 7 }, owner);
  world.clock.advance(7 * day + hour);

  const used = await world.get("/admin/stats", as(token));
  const listed = await listOwn(await world.signedInAgain(owner));
  world.clock.advance(31 * day);
  await world.jobs.send(world.db, "accounts.daily-cleaning", {});
  await world.jobs.drain();

  expect(toError(used)).toEqual([401, "token_expired"]);
  expect(listed).toMatchObject([{ _id: token._id, state: "expired" }]);
  expect(await listOwn(await world.signedInAgain(owner))).toEqual([]);
});

it("a token is erased with its owner", async () => {
  const [boss, leaver] = [await world.admin(), await world.admin()];
  await createToken({ days: 365 }, leaver);
  const countRows = async () =>
    (await world.db.selectFrom("personalTokens").select("id").where("userId", "=", leaver.id).execute())
      .length;
  await world.delete(`/admin/users/${leaver.id}`, boss);
  const whileClosed = await countRows();

  world.clock.advance(31 * day);
  await world.jobs.send(world.db, "accounts.daily-cleaning", {});
  await world.jobs.drain();

  expect([whileClosed, await countRows()]).toEqual([1, 0]);
});
