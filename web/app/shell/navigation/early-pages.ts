import { matchRoutes, type RouteObject } from "react-router";

const rootId = "root";

/**
 * Areas whose data is the same for every visitor and cheap to render. Searches are not: hovering over filters would
 * run them all. Links from mails have loaders too, and must never run early.
 */
const publicAreas = new Set(["", "categories", "category", "tags", "tag", "escort", "listing"]);

interface PageAssets {
  module: string;
  imports?: string[];
  hasLoader: boolean;
}

export type PageManifest = Readonly<Record<string, PageAssets | undefined>>;

interface EarlyPage {
  /** Code of the page. */
  modules: string[];
  /** Address of its data, if it has any that may be requested early. */
  data: string | undefined;
}

/** Finds what the router will request when the visitor follows a link. */
export function findEarlyPage(routes: RouteObject[], manifest: PageManifest, link: URL): EarlyPage | null {
  const matches = matchRoutes(routes, link.pathname) ?? [];
  const pages = matches.flatMap(({ route }) => {
    const assets = manifest[route.id ?? ""];
    return assets && route.id && route.id !== rootId ? [{ id: route.id, ...assets }] : [];
  });
  if (pages.length === 0) return null;
  const isPublic = publicAreas.has(link.pathname.split("/")[1] ?? "");
  const loaderIds = pages.filter(({ hasLoader }) => hasLoader).map(({ id }) => id);
  return {
    modules: pages.flatMap(({ module, imports = [] }) => [module, ...imports]),
    data: isPublic && loaderIds.length > 0 ? toDataAddress(link, loaderIds) : undefined,
  };
}

/** Address that the router uses for page data; the root's data never changes, so it is not requested again. */
function toDataAddress(link: URL, routeIds: string[]): string {
  const url = new URL(link);
  url.hash = "";
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  url.searchParams.set("_routes", routeIds.join(","));
  return url.href;
}
