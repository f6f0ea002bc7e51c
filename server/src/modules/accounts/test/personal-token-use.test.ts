import { limits } from "@vesper/contract/core/limits";
import { Scope } from "@vesper/contract/accounts/token-scopes";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import {
  as,
  type CreatedToken,
  createTokenCalls,
  toError,
  tokenDraft,
} from "#test/factories/personal-tokens.ts";
import { createSockets } from "#test/sockets.ts";
import { makeRequest } from "#test/valid-request.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { createToken, listOwn } = createTokenCalls(world, admin);

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
      (await listOwn()).find(({ _id }: CreatedToken) => _id === token._id).lastUsedAt as string;

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
    const token: CreatedToken = (await watched.post("/admin/own-tokens", tokenDraft, owner)).body.data;

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
    expect(told.data[0].title).toBe("One of your personal access tokens was revoked");
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
      world.post("/admin/own-tokens", tokenDraft, as(token)),
      world.post("/auth/reauthenticate", { password: admin.password }, as(token)),
      world.get("/escort-profile/public", as(token)),
    ]);

    expect(refusal).toBe("unauthorized");
    for (const answer of answers) expect(toError(answer)).toEqual([403, "forbidden"]);
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
    const token: CreatedToken = (await limited.post("/admin/own-tokens", tokenDraft, owner)).body.data;

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
