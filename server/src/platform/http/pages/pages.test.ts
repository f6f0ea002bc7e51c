import { endpoint } from "@vesper/contract/core/endpoint";
import { one } from "@vesper/contract/core/envelope";
import fastify from "fastify";
import pino from "pino";
import { z } from "zod";
import { expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { createLimiter } from "#platform/limits/limiter.ts";
import type { Platform } from "../../context.ts";
import { createSecrets } from "../../security/secrets.ts";
import { createSecurityEvents } from "../../security/security-events.ts";
import { createPageCache } from "./page-cache.ts";
import type { CallEndpoint } from "./call-endpoint.ts";
import { serve } from "../serve.ts";
import { servePages } from "./pages.ts";

const where = endpoint({
  method: "GET",
  path: "/where",
  policy: "public",
  summary: "Says from which country it was called",
  response: one(z.object({ from: z.string() })),
});

const broken = endpoint({ ...where, path: "/broken", summary: "Fails as without a database" });

const styleHint = "</site.css>; rel=preload; as=style";

/** Opens a site whose only page shows the address from which the API was called. */
async function openSite(environment: Record<string, string>) {
  const app = fastify();
  const config = readConfig(environment);
  const security = createSecurityEvents(createSecrets("a root secret for tests"), pino({ level: "silent" }));
  app.decorate("platform", { config, security, limiter: createLimiter({ enabled: true }) } as Platform);
  app.decorate("endpoints", []);
  app.decorate("pageCalls", new Map());
  app.decorateRequest("ctx");
  serve(app, where, async ({ caller }) => ({ data: { from: caller.country ?? "nowhere", secret: "kept" } }));
  serve(app, broken, () => Promise.reject(Object.assign(new Error("lost"), { code: "ECONNREFUSED" })));
  let rendered = 0;
  const addresses: string[] = [];
  const render = async (request: Request, callEndpoint: CallEndpoint) => {
    rendered += 1;
    addresses.push(request.url);
    if (request.url.endsWith("/broken")) return renderBroken(callEndpoint);
    const { body } = await callEndpoint({ method: "GET", path: "/api/v1/where" });
    const { from } = (body as { data: { from: string } }).data;
    const robots = `<meta name="robots" content="${from === "DK" ? "index" : "noindex"}"/>`;
    const headers = new Headers({ "content-type": "text/html", link: styleHint, "x-internal": "1" });
    if (request.url.endsWith("/unstored")) headers.set("cache-control", "no-store");
    return { status: 200, headers, body: robots + from, scriptHashes: ["sha256-one", "sha256-two"] };
  };
  const cache = createPageCache({ ttl: 60_000 });
  const toAddress = (address: string) => address.split("?")[0] ?? "";
  servePages(app, async () => ({ render, toAddress }), { cache, development: false });
  const open = (country?: string) =>
    app.inject({ url: "/page", headers: country ? { "x-country": country } : {} });
  const read = async (country?: string) => (await open(country)).body.replace(/^<.*>/, "");
  return { app, open, read, addresses, rendered: () => rendered };
}

/** Renders as the router does when a loader throws: as a crash, whatever the reason. */
async function renderBroken(callEndpoint: CallEndpoint) {
  await callEndpoint({ method: "GET", path: "/api/v1/broken" });
  return { status: 500, headers: new Headers(), body: "", scriptHashes: [] };
}

it("a page that cannot be loaded without the database says when to come back", async () => {
  const { app } = await openSite({});

  const { statusCode, headers } = await app.inject({ url: "/broken" });

  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
});

it("pages are rendered once per country", async () => {
  const { read, rendered } = await openSite({ TRUST_PROXY: "1", COUNTRY_HEADER: "X-Country" });

  const answers = [await read("NO"), await read("DK"), await read("no")];

  expect(answers).toEqual(["NO", "DK", "NO"]);
  expect(rendered()).toBe(2);
});

it("visitors from an unknown country share a separate set of pages", async () => {
  const { open, read, rendered } = await openSite({ TRUST_PROXY: "1", COUNTRY_HEADER: "X-Country" });

  const answers = [await read("DK"), await read(), await read("T1"), await read("DK, NO"), await read("xx")];

  expect(answers).toEqual(["DK", "XX", "XX", "XX", "XX"]);
  expect(rendered()).toBe(2);
  expect((await open("DK")).headers.vary).toBe("accept-encoding, x-country");
});

it("the country header is ignored without a trusted proxy", async () => {
  const { read, rendered } = await openSite({ COUNTRY_HEADER: "X-Country" });

  expect([await read("NO"), await read("DK")]).toEqual(["nowhere", "nowhere"]);
  expect(rendered()).toBe(1);
});

it("a noindex page also sends the X-Robots-Tag header", async () => {
  const { open } = await openSite({ TRUST_PROXY: "1", COUNTRY_HEADER: "X-Country" });

  expect((await open("NO")).headers["x-robots-tag"]).toBe("noindex");
  expect((await open("DK")).headers).not.toHaveProperty("x-robots-tag");
});

it("unread query parameters share one cached page and never reach the renderer", async () => {
  const { app, addresses, rendered } = await openSite({});

  for (let at = 0; at < 5; at += 1) await app.inject({ url: `/page?x=${at}` });

  expect(rendered()).toBe(1);
  expect(addresses).toEqual(["http://localhost:3000/page"]);
});

it("a page that asks for it is rendered for each request and stored nowhere", async () => {
  const { app, rendered } = await openSite({});

  const answers = [await app.inject({ url: "/unstored" }), await app.inject({ url: "/unstored" })];

  expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store"]);
  expect(rendered()).toBe(2);
});

it("rendering is rate limited per network, but cached pages are not", async () => {
  const { app } = await openSite({ PUBLIC_READS_PER_MINUTE: "2" });
  const open = async (url: string, remoteAddress: string) =>
    (await app.inject({ url, remoteAddress })).statusCode;

  const one = [];
  for (const url of ["/a", "/b", "/c", "/a"]) one.push(await open(url, "198.51.100.1"));

  expect(one).toEqual([200, 200, 429, 200]);
  expect(await open("/c", "198.51.100.2")).toBe(200);
});

it("only scripts whose hash the renderer provides may run", async () => {
  const { open } = await openSite({});

  const { headers } = await open();

  expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
});

it("names its styles in a header, which browsers read before the markup", async () => {
  const { open } = await openSite({});

  const { headers } = await open();

  expect(headers.link).toBe(styleHint);
  expect(headers).not.toHaveProperty("x-internal");
});
