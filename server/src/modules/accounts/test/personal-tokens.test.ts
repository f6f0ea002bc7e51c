import { limits } from "@vesper/contract/core/limits";
import { Scope } from "@vesper/contract/accounts/token-scopes";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createSockets } from "#test/sockets.ts";
import { makeRequest } from "#test/valid-request.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

interface Created {
  _id: string;
  token: string;
}
const draft = { name: "Nightly report", scopes: ["figures:read"], days: 30 };
const create = (given: object = {}, who: Person = admin) =>
  world.post("/admin/own-tokens", { ...draft, ...given }, who);
const createToken = async (given: object = {}, who?: Person): Promise<Created> =>
  (await create(given, who)).body.data;
const as = ({ token }: { token: string }) => ({ tokens: { access: token } });
const listOwn = async (who: Person = admin) => (await world.get("/admin/own-tokens", who)).body.data;
const toError = ({ status, body }: { status: number; body: { error: string } }) => [status, body.error];

describe("creating a token", () => {
  it("shows its value once; only a hash is stored", async () => {
    const { status, body } = await create();

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: draft.name, scopes: draft.scopes, state: "active" });
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
    expect(told.data[0].title).toBe("You created an access token");
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

describe("a token", () => {
  it("reads what its scope covers and nothing else", async () => {
    const token = await createToken();

    const figures = await world.get("/admin/stats", as(token));
    const people = await world.get("/admin/users", as(token));

    expect(figures.status).toBe(200);
    expect(toError(people)).toEqual([403, "forbidden"]);
    expect(people.body.message).toContain("people:read");
  });

  it("with a scope to read cannot write", async () => {
    const token = await createToken({ scopes: ["site:read"] });

    const read = await world.get("/admin/exchange-rates", as(token));
    const written = await world.put("/admin/exchange-rates", { rates: { EUR: 0.9 } }, as(token));

    expect([read.status, ...toError(written)]).toEqual([200, 403, "forbidden"]);
  });

  it("acts in the name of its owner, and the audit log names the token", async () => {
    const token = await createToken({ scopes: ["site:write"] });

    const { status } = await world.put("/admin/exchange-rates", { rates: { EUR: 0.87 } }, as(token));

    const { body } = await world.get("/admin/audit-log?action=rates", admin);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({
      actor: { _id: admin.id },
      after: { EUR: 0.87, accessToken: token._id },
    });
  });

  it("records its last use at most once a minute", async () => {
    const token = await createToken();
    const getLastUse = async () =>
      (await listOwn()).find(({ _id }: Created) => _id === token._id).lastUsedAt as string;

    await world.get("/admin/stats", as(token));
    const first = await getLastUse();
    await world.get("/admin/stats", as(token));
    const second = await getLastUse();
    world.clock.advance(limits.personalTokens.touched);
    await world.get("/admin/stats", as(token));
    const third = await getLastUse();

    expect(first).toBe(second);
    expect(third > second).toBe(true);
  });

  it("that is mistyped, cut or unknown is refused", async () => {
    const { token } = await createToken();
    const broken = [
      token.slice(0, -1),
      `${token.slice(0, -1)}~`,
      token.toUpperCase(),
      `vsp_${"0".repeat(38)}`,
    ];

    for (const wrong of broken) {
      const answer = await world.get("/admin/stats", as({ token: wrong }));
      expect(toError(answer)).toEqual([401, "unauthorized"]);
    }
  });

  it("is refused once it is revoked, and the attempt is recorded", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const watched = await createWorld({}, { log });
    const owner = await watched.admin();
    const token: Created = (await watched.post("/admin/own-tokens", draft, owner)).body.data;

    const removal = await watched.delete(`/admin/own-tokens/${token._id}`, owner);
    const again = await watched.delete(`/admin/own-tokens/${token._id}`, owner);
    const used = await watched.get("/admin/stats", as(token));
    await watched.close();

    expect([removal.status, again.status]).toEqual([200, 404]);
    expect(toError(used)).toEqual([401, "unauthorized"]);
    const events = lines.map((line) => (JSON.parse(line) as { event?: string }).event).filter(Boolean);
    expect(events).toEqual(["authn_token_created", "authn_token_revoked", "authn_token_reuse"]);
    expect(lines.join("")).not.toContain(token.token);
  });

  it("of a colleague can be revoked by an admin, who is named in the audit log", async () => {
    const colleague = await world.admin();
    const token = await createToken({}, colleague);

    const own = await world.delete(`/admin/own-tokens/${token._id}`, admin);
    const { body: all } = await world.get("/admin/staff-tokens?limit=100", admin);
    const { status } = await world.delete(`/admin/staff-tokens/${token._id}`, admin);

    const { body: told } = await world.get("/notifications", colleague);
    const { body: log } = await world.get(`/admin/audit-log?subject=${token._id}`, admin);
    expect([own.status, status]).toEqual([404, 200]);
    expect(all.data).toContainEqual(expect.objectContaining({ _id: token._id, owner: expect.anything() }));
    expect(told.data[0].title).toBe("One of your access tokens was revoked");
    expect(log.data[0]).toMatchObject({ action: "token.revoked", actor: { _id: admin.id } });
    expect(toError(await world.get("/admin/stats", as(token)))).toEqual([401, "unauthorized"]);
  });

  it("opens no socket and no session", async () => {
    const token = await createToken({ scopes: Scope.options });
    const sockets = await createSockets(world);
    const refusal = await sockets.refusal(token.token);
    sockets.close();

    const answers = await Promise.all([
      world.get("/auth/me", as(token)),
      world.get("/auth/sessions", as(token)),
      world.get("/admin/own-tokens", as(token)),
      world.post("/admin/own-tokens", draft, as(token)),
      world.post("/auth/reauthenticate", { password: admin.password }, as(token)),
      world.get("/escort-profile/public", as(token)),
    ]);

    expect(refusal).toBe("unauthorized");
    for (const answer of answers) expect(toError(answer)).toEqual([403, "forbidden"]);
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

    expect(body.data.accessTokens).toMatchObject([{ _id, name: draft.name, scopes: draft.scopes }]);
    expect(JSON.stringify(body.data.accessTokens)).not.toContain("hash");
  });
});

describe("all scopes together", () => {
  it("open no endpoint that needs recent authentication, signs in or shows documents", async () => {
    const token = await createToken({ scopes: Scope.options });
    const isClosed = ({ path, recent }: { path: string; recent: boolean }) =>
      recent || /^\/auth|-tokens|pictures|sessions|\/bulk-upload|staff-acts/.test(path);
    const closed = world.http.endpoints.filter((endpoint) => isClosed(endpoint));

    for (const endpoint of closed) {
      const { path, body, headers } = await makeRequest(endpoint, admin);
      const answer = await world.call(endpoint.method, path, body, as(token), headers);
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403]);
    }
    expect(closed.length).toBeGreaterThan(40);
  });

  it("are limited to a number of calls per minute", async () => {
    const limited = await createWorld({ RATE_LIMITS: "on" });
    const owner = await limited.admin();
    const token: Created = (await limited.post("/admin/own-tokens", draft, owner)).body.data;

    const calls = Array.from({ length: limits.personalTokens.perMinute + 5 }, () =>
      limited.get("/admin/webhooks", as(token)),
    );
    const forbidden = await Promise.all(calls);
    const reads = await Promise.all(calls.map(() => limited.get("/admin/media/stats", as(token))));
    await limited.close();

    expect(new Set(forbidden.map(({ status }) => status))).toEqual(new Set([403]));
    expect(reads.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(reads.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
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
