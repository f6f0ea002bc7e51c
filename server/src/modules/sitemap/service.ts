import { limits } from "@vesper/contract/core/limits";
import type { Admission } from "#platform/identity/admission.ts";
import { getToday } from "#platform/clock.ts";
import type { Platform } from "#platform/context.ts";
import * as store from "./store.ts";

export interface Address {
  path: string;
  updatedAt?: Date;
}

/** Before a proof of age, the sitemap lists pages of text only. */
type Gate = Pick<Admission, "isGated">;

/** Maximum number of URLs in one sitemap. */
const maxAddresses = 50_000;

/** Pages that show people. */
const peoplePaths = ["/", "/categories", "/tags"];

/** Pages of text, which search engines may read before any proof of age. */
const textPaths = [
  "/cities",
  "/about",
  "/contact",
  "/help-center",
  "/how-we-rank",
  "/safety-guidelines",
  "/privacy-policy",
  "/terms",
  "/transparency",
  "/terms-of-service",
  "/cookie-policy",
  "/report-issue",
];

/** Leaves room for the other pages in one sitemap; the city list is shorter. */
const maxCities = 30_000;

async function listPages({ db, clock }: Platform, { isGated }: Gate): Promise<Address[]> {
  const texts = textPaths.map((path) => ({ path }));
  if (isGated) return [{ path: "/age-check" }, ...texts];
  const until = new Date(clock.now().getTime() + limits.cities.days * 86_400_000).toISOString().slice(0, 10);
  return [
    ...peoplePaths.map((path) => ({ path })),
    ...texts,
    ...(await store.selectTerms(db)),
    ...(await store.selectCityPaths(db, { today: getToday(clock), until, limit: maxCities })),
  ];
}

/**
 * Kinds of pages that grow in number with the members. Each kind is split into parts once one sitemap cannot hold
 * all URLs.
 */
const kinds = {
  profiles: { path: "/escort", count: store.countIndexed, select: store.selectIndexed },
  listings: { path: "/listing", count: store.countIndexedListings, select: store.selectIndexedListings },
} as const;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ["profiles", "listings"];

/** Returns a single sitemap if all URLs fit into it, otherwise the names of its parts. */
export async function readSitemap(
  platform: Platform,
  gate: Gate,
  most = maxAddresses,
): Promise<{ addresses: Address[] } | { parts: string[] }> {
  const pages = await listPages(platform, gate);
  if (gate.isGated) return { addresses: pages };
  const [profiles, listings] = [
    await kinds.profiles.count(platform.db),
    await kinds.listings.count(platform.db),
  ];
  if (pages.length + profiles + listings <= most) {
    const people = await selectPart(platform, "profiles", 1, most);
    return { addresses: [...pages, ...people, ...(await selectPart(platform, "listings", 1, most))] };
  }
  const listParts = (kind: Kind, count: number) =>
    Array.from({ length: Math.ceil(count / most) }, (_, index) => `${kind}-${index + 1}`);
  return { parts: ["pages", ...listParts("profiles", profiles), ...listParts("listings", listings)] };
}

async function selectPart({ db }: Platform, kind: Kind, part: number, most: number): Promise<Address[]> {
  const { path, select } = kinds[kind];
  const rows = await select(db, { limit: most, offset: (part - 1) * most });
  return rows.map(({ slug, updatedAt }) => ({ path: `${path}/${slug}`, updatedAt }));
}

/** Returns one part of a large sitemap, or null if there is no such part. */
export async function readPart(
  platform: Platform,
  gate: Gate,
  name: string,
  most = maxAddresses,
): Promise<Address[] | null> {
  if (name === "pages") return listPages(platform, gate);
  if (gate.isGated) return null;
  const kind = kindNames.find((known) => name.startsWith(`${known}-`));
  const number = Number(/-(\d{1,4})$/.exec(name)?.[1] ?? 0);
  const addresses = kind && number > 0 ? await selectPart(platform, kind, number, most) : [];
  return addresses.length > 0 ? addresses : null;
}
