import type { Platform } from "#platform/context.ts";
import * as store from "./store.ts";

export interface Address {
  path: string;
  updatedAt?: Date;
}

/** More than this does not fit into one sitemap. */
export const mostAddresses = 50_000;

const staticPaths = [
  "/",
  "/categories",
  "/tags",
  "/about",
  "/contact",
  "/help-center",
  "/safety-guidelines",
  "/privacy-policy",
  "/terms",
  "/terms-of-service",
  "/cookie-policy",
  "/report-issue",
];

async function pagesOf({ db }: Platform): Promise<Address[]> {
  return [...staticPaths.map((path) => ({ path })), ...(await store.selectTerms(db))];
}

/** One list while everything fits into it, else the list of the parts. */
export async function readSitemap(
  platform: Platform,
  most = mostAddresses,
): Promise<{ addresses: Address[] } | { parts: string[] }> {
  const [pages, profiles] = [await pagesOf(platform), await store.countIndexed(platform.db)];
  if (pages.length + profiles <= most) {
    return { addresses: [...pages, ...(await profilesOf(platform, 1, most))] };
  }
  const numbers = Array.from({ length: Math.ceil(profiles / most) }, (_, index) => index + 1);
  return { parts: ["pages", ...numbers.map((number) => `profiles-${number}`)] };
}

async function profilesOf({ db }: Platform, part: number, most: number): Promise<Address[]> {
  const rows = await store.selectIndexed(db, { limit: most, offset: (part - 1) * most });
  return rows.map(({ slug, updatedAt }) => ({ path: `/escort/${slug}`, updatedAt }));
}

/** One part of a large sitemap, or nothing. */
export async function readPart(
  platform: Platform,
  name: string,
  most = mostAddresses,
): Promise<Address[] | null> {
  if (name === "pages") return pagesOf(platform);
  const number = Number(/^profiles-(\d{1,4})$/.exec(name)?.[1] ?? 0);
  const addresses = number > 0 ? await profilesOf(platform, number, most) : [];
  return addresses.length > 0 ? addresses : null;
}
