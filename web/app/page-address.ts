import { listByCategory, listByTag } from "@vesper/contract/profiles/directory";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

const tokenParams = ["token"];

/**
 * Search parameters that a route's server render reads. All others are dropped before rendering, so that
 * `/about?x=1` shares the cached copy of `/about`. Signed-in pages read their parameters in the browser only.
 */
const searchParams: Readonly<Record<string, readonly string[]>> = {
  "routes/home": ["offset"],
  "routes/browse/categories": ["q", "type"],
  "routes/browse/tags": ["q", "type"],
  "routes/browse/category": Object.keys(listByCategory.query.shape),
  "routes/browse/tag": Object.keys(listByTag.query.shape),
  "routes/cities/city": ["page", "rotation"],
  "routes/browse/search": [...Object.keys(searchProfiles.query.shape), "nearCity"],
  "routes/escort": ["page"],
  "routes/age-check/age-check": ["to", "result"],
  "routes/accounts/login": ["redirect", "intent"],
  "routes/accounts/register": ["redirect", "intent", "role", "supplier"],
  "routes/accounts/reset-password": tokenParams,
  "routes/mailed-links/verify-email": tokenParams,
  "routes/mailed-links/reopen-account": tokenParams,
  "routes/mailed-links/undo-email": tokenParams,
  "routes/mailed-links/undo-two-factor": tokenParams,
  "routes/mailed-links/confirm-email": tokenParams,
  "routes/mailed-links/keep-email": tokenParams,
  "routes/mailed-links/confirm-notice": tokenParams,
  "routes/mailed-links/appeal": tokenParams,
  "routes/mailed-links/stop-alerts": tokenParams,
  "routes/mailed-links/stop-follow-alerts": tokenParams,
  "routes/pages/contact": ["subject"],
  "routes/pages/intimate-image": ["profile"],
};

/** Parameter in which the router lists the matched routes whose data a client navigation requests. */
const routesParam = "_routes";

const recentPaths = 200;

function toRouteTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => {
      if (!route) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: toRouteTree(routes, id) }];
    });
}

/** Returns the page path for the router's data address: `/_.data` is `/`, `/search.data` is `/search`. */
const toPagePath = (pathname: string) =>
  pathname === "/_root.data" ? "/" : pathname.replace(/(?:\/_)?\.data$/, "") || "/";

/** Returns the page's path with its parameters, for the request of a document or of its data. */
export function toPageAddress(url: string): string {
  const { pathname, searchParams: given } = new URL(url);
  given.delete(routesParam);
  return given.size > 0 ? `${toPagePath(pathname)}?${given.toString()}` : toPagePath(pathname);
}

/** Reduces a page's address to the parts that its render depends on: the path and the parameters its routes read. */
export function createAddressNormalizer({ routes }: Pick<ServerBuild, "routes">) {
  const tree = toRouteTree(routes);
  const recent = new Map<string, readonly string[]>();

  /** Returns the IDs of a path's routes. Remembers some, because the router sorts all routes for each match. */
  function matchIds(path: string): readonly string[] {
    const known = recent.get(path);
    if (known) return known;
    const ids = (matchRoutes(tree, toPagePath(path)) ?? []).map(({ route }) => route.id ?? "");
    if (recent.size >= recentPaths) recent.clear();
    recent.set(path, ids);
    return ids;
  }

  return (address: string): string => {
    const [path = "", query] = address.split("?", 2);
    if (query === undefined) return address;
    const ids = matchIds(path);
    const read = new Set(ids.flatMap((id) => searchParams[id] ?? []));
    const kept = [...new URLSearchParams(query)].flatMap(([name, value]) => {
      if (read.has(name)) return [[name, value]];
      const wanted = name === routesParam ? ids.filter((id) => value.split(",").includes(id)) : [];
      return wanted.length > 0 ? [[name, wanted.join(",")]] : [];
    });
    return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path;
  };
}
