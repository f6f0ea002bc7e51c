import fastify from "fastify";
import { expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import type { Platform } from "../context.ts";
import { createPageCache } from "./page-cache.ts";
import { servePages, type PageTransport } from "./pages.ts";

/** A site whose only page tells from where the API was asked. */
async function openSite(environment: Record<string, string>) {
  const app = fastify();
  app.decorate("platform", { config: readConfig(environment) } as Platform);
  app.get("/api/where", (request, reply) => reply.send({ from: request.headers["x-country"] ?? "nowhere" }));
  let rendered = 0;
  const handle = async (_request: Request, transport: PageTransport) => {
    rendered += 1;
    const { body } = await transport({ method: "GET", url: "/api/where" });
    const { from } = body as { from: string };
    const html = `<meta name="robots" content="${from === "DK" ? "index" : "noindex"}"/>${from}`;
    return new Response(html, { headers: { "content-type": "text/html" } });
  };
  const cache = createPageCache({ ttl: 60_000 });
  servePages(app, async () => handle, { cache, development: false });
  const open = (country?: string) =>
    app.inject({ url: "/page", headers: country ? { "x-country": country } : {} });
  const read = async (country?: string) => (await open(country)).body.replace(/^<.*>/, "");
  return { open, read, rendered: () => rendered };
}

it("each country has pages of its own, rendered once", async () => {
  const { read, rendered } = await openSite({ TRUST_PROXY: "on", COUNTRY_HEADER: "X-Country" });

  const answers = [await read("NO"), await read("DK"), await read("no"), await read()];

  expect(answers).toEqual(["NO", "DK", "NO", "nowhere"]);
  expect(rendered()).toBe(3);
});

it("nobody's word about their country is believed without a proxy", async () => {
  const { read, rendered } = await openSite({ COUNTRY_HEADER: "X-Country" });

  expect([await read("NO"), await read("DK")]).toEqual(["nowhere", "nowhere"]);
  expect(rendered()).toBe(1);
});

it("a page that is not to be listed says so in its header as well", async () => {
  const { open } = await openSite({ TRUST_PROXY: "on", COUNTRY_HEADER: "X-Country" });

  expect((await open("NO")).headers["x-robots-tag"]).toBe("noindex");
  expect((await open("DK")).headers).not.toHaveProperty("x-robots-tag");
});
