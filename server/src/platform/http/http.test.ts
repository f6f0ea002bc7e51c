import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { endpoint } from "@vesper/contract/core/endpoint";
import { one } from "@vesper/contract/core/envelope";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createWorld } from "#test/world.ts";
import { buildHttp } from "./build-http.ts";
import { serve } from "./serve.ts";

const world = await createWorld();
const { http } = await buildHttp(world.platform, world.http);
afterAll(async () => {
  await http.close();
  await world.close();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

const echo = endpoint({
  method: "POST",
  path: "/echo",
  policy: "public",
  summary: "Says what it was told",
  body: z.object({ text: z.string() }),
  response: one(z.object({ text: z.string() })),
});
const fails = endpoint({ ...echo, method: "GET", path: "/fails", body: undefined });
serve(http, echo, async (_ctx, { body }) => ({ data: { text: body.text, secret: "kept" } }));
serve(http, fails, async () => {
  throw new Error("the password of the database is hunter2");
});

const post = (payload: string, headers: Record<string, string> = {}) =>
  http.inject({
    method: "POST",
    url: "/api/v1/echo",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("a response", () => {
  it("contains only fields of the contract", async () => {
    const reply = await post('{"text":"hello","extra":1}');

    expect(reply.json()).toEqual({ data: { text: "hello" } });
  });

  it("has the security headers", async () => {
    const { headers } = await http.inject("/api/v1/echo");

    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "no-store",
      rating: "RTA-5042-1996-1400-1577-RTA",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("to an unexpected error contains only a generic message and request id", async () => {
    const reply = await http.inject("/api/v1/fails");

    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: "internal_error",
      message: "Something went wrong on our side. Please try again.",
      requestId: reply.headers["x-request-id"],
    });
  });

  it("to an unknown path is 404 with the standard error body", async () => {
    const reply = await http.inject("/api/v1/nothing-here");

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: "not_found", requestId: expect.any(String) });
  });
});

describe("a body", () => {
  it.each([
    ["{", "validation_error", 400],
    ["", "validation_error", 400],
    ["[".repeat(21) + "]".repeat(21), "validation_error", 400],
    [`{"text":"${"x".repeat(300_000)}"}`, "payload_too_large", 413],
  ])("starting with %.12s is refused as %s", async (payload, error, status) => {
    const reply = await post(payload);

    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error });
  });

  it("may contain brackets in its strings", async () => {
    const reply = await post(JSON.stringify({ text: `${"[".repeat(50)} \\" {` }));

    expect(reply.statusCode).toBe(200);
  });

  it.each([
    [1, "{", "The request is not valid JSON"],
    [20, "[]", "The request must be a different type"],
    [21, "[]", "The request is nested too deeply"],
    [21, ['{"a":', "}"], "The request is nested too deeply"],
    [100_000, "[]", "The request is nested too deeply"],
  ])("with %d times %j is refused: %s", async (times, [open = "", close = ""], detail) => {
    const reply = await post(open.repeat(times) + (open === "[" ? "" : "1") + close.repeat(times));

    expect(reply.json()).toMatchObject({ error: "validation_error", details: [`body: ${detail}`] });
  });

  it("cannot pollute a prototype", async () => {
    for (const payload of [
      '{"text":"a","__proto__":{"polluted":true}}',
      '{"text":"a","\\u005f_proto__":{"polluted":true}}',
      '{"text":"a","deep":[{"constructor":{"prototype":{"polluted":true}}}]}',
    ]) {
      const reply = await post(payload);
      expect([reply.statusCode, reply.json().details]).toEqual([
        400,
        ["body: The request is not valid JSON"],
      ]);
    }
    expect({}).not.toHaveProperty("polluted");
  });

  it("may mention a prototype in its strings", async () => {
    const reply = await post('{"text":"__proto__","constructor":"a shipyard"}');

    expect(reply.statusCode).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "as %s is not parsed",
    async (type) => {
      const reply = await post('{"text":"a"}', { "content-type": type });

      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({ error: "unsupported_media_type" });
    },
  );
});

describe("the cross-site check", () => {
  it.each<[Record<string, string>, number]>([
    [{ origin: "https://evil.test" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.test" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }, 200],
    [{ origin: "http://localhost:3000" }, 200],
    [{}, 200],
  ])("with %j gets %i", async (headers, status) => {
    const reply = await post('{"text":"a"}', headers);

    expect(reply.statusCode).toBe(status);
  });
});

describe("the server", () => {
  it("does not start with an API route that has no policy", () => {
    expect(() => world.http.get("/api/v1/open-door", async () => "")).toThrow();
  });

  it("reports that it is alive and ready", async () => {
    const [alive, ready] = [await http.inject("/healthz"), await http.inject("/readyz")];

    expect([alive.statusCode, ready.statusCode]).toEqual([200, 200]);
  });

  it("is not ready within two seconds of a database hang, and recovers", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = world.db.transaction().execute(async (tx) => {
      await sql`lock table migrations in access exclusive mode`.execute(tx);
      lock();
      await released;
    });
    await locked;
    const start = performance.now();

    const probes = await Promise.all(Array.from({ length: 20 }, () => http.inject("/readyz")));

    expect(performance.now() - start).toBeLessThan(2_000);
    expect(probes.map(({ statusCode }) => statusCode)).toEqual(probes.map(() => 503));
    release();
    await holding;
    await expect.poll(async () => (await http.inject("/readyz")).statusCode).toBe(200);
  });

  it("stays ready on a nearly full disk and reports it", async () => {
    const metricsToken = "a token for scraping";
    const full = await createWorld({ DISK_FLOOR_MB: "999999999", METRICS_TOKEN: metricsToken });
    const [low, enough] = [await full.http.inject("/readyz"), await http.inject("/readyz")];
    const { body } = await full.http.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${metricsToken}` },
    });

    expect([low.statusCode, low.json()]).toEqual([200, { status: "ready", degraded: ["disk"] }]);
    expect(enough.json()).toEqual({ status: "ready" });
    expect(body).toMatch(/^vesper_disk_free_bytes \d+/m);
    await full.close();
  });

  it("refuses metrics without a token, even from the same machine", async () => {
    const headers = [{}, { via: "1.1 proxy" }, { authorization: "Bearer " }, { "x-forwarded-for": "::1" }];
    const answers = await Promise.all(
      headers.map((given) => http.inject({ url: "/metrics", headers: given })),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it("serves metrics with the token, and locally on a separate port", async () => {
    const token = "a token for scraping";
    const metricsPort = await freePort();
    const watched = await createWorld({ METRICS_TOKEN: token, METRICS_PORT: String(metricsPort) });
    const ask = (authorization: string) =>
      watched.http.inject({ url: "/metrics", headers: { authorization } });

    const answers = [await ask(`Bearer ${token}`), await ask(`Bearer ${token}s`), await ask(token)];
    const local = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const other = await fetch(`http://127.0.0.1:${metricsPort}/api/v1/site`);
    await watched.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
    expect(await local.text()).toContain("http_request_duration_seconds");
    expect(other.status).toBe(404);
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  });

  it("publishes where to report a vulnerability", async () => {
    const { body } = await http.inject("/.well-known/security.txt");

    expect(body).toMatch(/^Contact: mailto:support@vesper\.test$/m);
    expect(body).toMatch(/^Expires: 20\d\d-/m);
  });
});

describe("the API description", () => {
  it("lists every endpoint with its schemas", async () => {
    const { paths } = (await world.http.inject("/api/v1/openapi.json")).json();

    const described = Object.values(paths as Record<string, object>).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(world.http.endpoints.length);
    expect(
      paths["/api/v1/auth/login"].post.requestBody.content["application/json"].schema.required,
    ).toContain("email");
    expect(paths["/api/v1/auth/sessions/{id}"].delete.parameters[0]).toMatchObject({
      name: "id",
      in: "path",
    });
  });

  it("is human-readable and loads no external resources", async () => {
    const { body, headers } = await world.http.inject("/api/docs");

    expect(body).toContain("/api/v1/auth/register");
    expect(body).not.toMatch(/src=|<link|url\(/);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});
