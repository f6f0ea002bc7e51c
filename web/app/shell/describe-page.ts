import type { Site } from "@vesper/contract/core/site";
import type { MetaDescriptor } from "react-router";
import { toSite } from "./site.ts";

/** Converts a path of this site to an absolute URL. */
type ToAbsoluteUrl = (path: string) => string;

interface PageDescription {
  /** If omitted, the title is just the site's name. */
  title?: string;
  description?: string;
  /** False keeps the page out of search engines, for example account pages. */
  indexed?: boolean;
  /**
   * Query that identifies a separate page, such as `page=2`; all other parameters are left out of the canonical URL.
   */
  query?: string;
  type?: "website" | "profile";
  /** Preview image for shared links; the logo if omitted. */
  image?: { path: string; alt: string; width: number; height: number };
  /** Structured data (schema.org), one block each. */
  facts?: (absolute: ToAbsoluteUrl) => readonly Record<string, unknown>[];
}

interface PageArgs {
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
  location: { pathname: string };
}

const defaultImage = { path: "/apple-touch-icon.png", alt: "", width: 180, height: 180 };

/** Returns the `meta` function of a page: `export const meta = describePage({ title: "About" })`. */
export function describePage(page: PageDescription) {
  return ({ matches, location }: PageArgs): MetaDescriptor[] => {
    const site = toSite(matches.find((match) => match?.id === "root")?.loaderData);
    const { title, description, indexed = true } = page;
    const tags: MetaDescriptor[] = [{ title: title ? `${title} · ${site.name}` : site.name }];
    if (description) tags.push({ name: "description", content: description });
    if (!indexed) return [...tags, { name: "robots", content: "noindex" }];
    return site.url ? [...tags, ...getSharingTags(page, site, location.pathname)] : tags;
  };
}

/** Returns the tags for search engines and link previews. */
function getSharingTags(page: PageDescription, site: Site, pathname: string): MetaDescriptor[] {
  const toAbsoluteUrl: ToAbsoluteUrl = (path) => new URL(path, site.url).href;
  const address = toAbsoluteUrl(page.query ? `${pathname}?${page.query}` : pathname);
  const facts = page.facts?.(toAbsoluteUrl) ?? [];
  return [
    { tagName: "link", rel: "canonical", href: address },
    ...getOpenGraphTags(page, site, address, toAbsoluteUrl),
    ...facts.map((fact) => ({ "script:ld+json": { "@context": "https://schema.org", ...fact } })),
  ];
}

function getOpenGraphTags(
  { title, description, type = "website", image = defaultImage }: PageDescription,
  site: Site,
  address: string,
  absolute: ToAbsoluteUrl,
): MetaDescriptor[] {
  const properties = {
    "og:site_name": site.name,
    "og:type": type,
    "og:title": title ?? site.name,
    "og:description": description,
    "og:url": address,
    "og:image": absolute(image.path),
    "og:image:width": String(image.width),
    "og:image:height": String(image.height),
    "og:image:alt": image.alt,
  };
  const given = Object.entries(properties).filter(([, content]) => content);
  return [
    ...given.map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: image === defaultImage ? "summary" : "summary_large_image" },
  ];
}
