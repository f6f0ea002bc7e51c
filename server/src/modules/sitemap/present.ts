import type { Address } from "./service.ts";

const xmlHeader = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

export function presentAddresses(addresses: Address[], origin: string): string {
  const lines = addresses.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${origin}${path}</loc>${changed}</url>\n`;
  });
  return `${xmlHeader}<urlset ${namespace}>\n${lines.join("")}</urlset>\n`;
}

export function presentParts(parts: string[], origin: string): string {
  const lines = parts.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`);
  return `${xmlHeader}<sitemapindex ${namespace}>\n${lines.join("")}</sitemapindex>\n`;
}

/** Search engines must not crawl private pages or the many filtered lists. */
const disallowedPaths = ["/api/", "/admin", "/dashboard", "/supplier", "/profile/", "/search", "/report/"];

export const presentRobots = (origin: string) =>
  [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
