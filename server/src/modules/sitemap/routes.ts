import { findAdmission } from "#platform/age/gate.ts";
import type { App } from "#platform/http/app.ts";
import { presentAddresses, presentParts, presentRobots } from "./present.ts";
import { readPart, readSitemap } from "./service.ts";

const xmlType = "application/xml; charset=utf-8";
/** Caches must revalidate on every request, so that hidden items do not live on in a cached copy. */
const cacheControl = "no-cache";

/** Routes for search engines: robots.txt and sitemaps. */
export function sitemapRoutes(app: App) {
  const { config } = app.platform;

  app.get("/robots.txt", { config: { name: "robots" } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", cacheControl)
      .send(presentRobots(config.publicUrl)),
  );

  app.get("/sitemap.xml", { config: { name: "sitemap" } }, async ({ headers }, reply) => {
    const sitemap = await readSitemap(app.platform, findAdmission(headers, app.platform));
    const body =
      "parts" in sitemap
        ? presentParts(sitemap.parts, config.publicUrl)
        : presentAddresses(sitemap.addresses, config.publicUrl);
    return reply.type(xmlType).header("cache-control", cacheControl).send(body);
  });

  app.get<{ Params: { name: string } }>(
    "/sitemaps/:name.xml",
    { config: { name: "sitemap-part" } },
    async (request, reply) => {
      const admission = findAdmission(request.headers, app.platform);
      const addresses = await readPart(app.platform, admission, request.params.name);
      if (!addresses) return reply.callNotFound();
      return reply
        .type(xmlType)
        .header("cache-control", cacheControl)
        .send(presentAddresses(addresses, config.publicUrl));
    },
  );
}
