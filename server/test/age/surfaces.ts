import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import {
  imageFormats,
  imageWidths,
  toImageAddress,
  toVideoAddress,
} from "@vesper/contract/media/image-address";
import { webFolder } from "#platform/http/pages/web-build.ts";
import { canaryTexts, type Canaries } from "./canaries.ts";

interface Route {
  id: string;
  path?: string;
  parentId?: string;
  index?: boolean;
}

/** Values for the parameters of pages, by the beginning of the path. */
const toPageParams = ({ profile, listing, escort }: Canaries): [RegExp, string][] => [
  [/^(\/escort)\/:slug/, `$1/${canaryTexts.slug}`],
  [/^(\/listing)\/:slug/, `$1/${listing.slug}`],
  [/^(\/category)\/:slug/, "$1/new-york"],
  [/^(\/city)\/:slug/, "$1/new-york-city"],
  [/^(\/tag)\/:slug/, `$1/${profile.tag}`],
  [/^(\/report)\/:type\/:id/, `$1/profile/${profile.id}`],
  [/^(\/supplier\/listings)\/:id/, `$1/${listing.id}`],
  [/\/:id$/, `/${escort.id}`],
  [/\/\*$/, "/no-such-page"],
];

/** Lists the paths of all pages of the built web app, with parameters that lead to the canaries. */
export async function listPages(canaries: Canaries): Promise<string[]> {
  const file = pathToFileURL(join(webFolder, "build/server/index.js")).href;
  const { routes } = (await import(file)) as { routes: Record<string, Route> };
  const toPath = ({ path, parentId }: Route): string => {
    const parent = parentId && routes[parentId];
    return `${parent ? toPath(parent) : ""}${path ? `/${path}` : ""}`;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const paths = Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((route) => toPath(route) || "/");
  const fill = (path: string) =>
    toPageParams(canaries).reduce((filled, [pattern, value]) => filled.replace(pattern, value), path);
  return [...new Set(paths)].map(fill);
}

export const toDataAddress = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** Lists the addresses of all files of people, also in formats that were not stored. */
export const listFiles = ({ picture, draft, video, avatar }: Canaries): string[] => [
  ...[picture, draft, video].flatMap((id) =>
    imageWidths.flatMap((width) => imageFormats.map((format) => toImageAddress(id, width, format))),
  ),
  toVideoAddress(video, "mp4"),
  toVideoAddress(video, "webm"),
  avatar,
];

/**
 * Routes outside the API and the pages, written by hand, with addresses of each; another one must be walked as well.
 * Files of people are listed above.
 */
export const otherRoutes: Record<string, string[]> = {
  "*": [],
  "/.well-known/security.txt": ["/.well-known/security.txt"],
  "/age/answer/:id": ["/age/answer/x"],
  "/age/provider/return/:id": ["/age/provider/return/x"],
  "/age/provider/start": ["/age/provider/start"],
  "/age/return/:id": ["/age/return/x"],
  "/age/start": ["/age/start"],
  "/apple-touch-icon.png": ["/apple-touch-icon.png"],
  "/archives/:name": ["/archives/x.zip"],
  "/avatars/:name": [],
  "/brand/:name": ["/brand/x.webp"],
  "/favicon.ico": ["/favicon.ico"],
  "/favicon.svg": ["/favicon.svg"],
  "/healthz": ["/healthz"],
  "/licenses.txt": ["/licenses.txt"],
  "/media/:id/:name": [],
  "/metrics": ["/metrics"],
  "/push-worker.js": ["/push-worker.js"],
  "/readyz": ["/readyz"],
  "/robots.txt": ["/robots.txt"],
  "/site.webmanifest": ["/site.webmanifest"],
  "/sitemap.xml": ["/sitemap.xml"],
  "/sitemaps/:name.xml": ["/sitemaps/pages.xml", "/sitemaps/profiles-1.xml", "/sitemaps/listings-1.xml"],
};

/** Lists the routes outside the API, without the assets of the web app. */
export const listOtherRoutes = (printed: string): string[] =>
  [...printed.matchAll(/^[├└]── (\S+) /gm)]
    .map(([, route = ""]) => route)
    .filter((route) => !/^\/(?:api|assets)\//.test(route));

/** Lists every value that can stand in the path of an endpoint. */
const listIds = ({ profile, listing, escort, picture, video, review, conversation }: Canaries) => [
  profile.id,
  canaryTexts.slug,
  listing.id,
  listing.slug,
  escort.id,
  picture,
  video,
  review,
  conversation,
  profile.tag,
  "new-york",
  "new-york-city",
  "categories",
];

/** Requests for calls that need more than an ID. */
const queries: Record<string, string> = {
  "GET /arrivals": "?near=59.91273,10.74609",
  "GET /places": "?q=new",
  "GET /search-suggestions": "?q=zephyrine",
};

export const toCallName = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** Lists the addresses of an endpoint with every ID that may fit its path. */
export function listCallAddresses(endpoint: AnyEndpoint, canaries: Canaries): string[] {
  const name = toCallName(endpoint);
  const ids = endpoint.path.includes(":") ? listIds(canaries) : [""];
  const query = /^GET \/favorites\/(?:statuses|compare)/.test(name)
    ? `?ids=${canaries.profile.id}`
    : (queries[name] ?? "");
  return ids.map((id) => endpoint.base + endpoint.path.replaceAll(/:\w+/g, id) + query);
}

/** Reads that are sent as `POST`, with their bodies. */
export const postedReads = ({ profile }: Canaries): Record<string, object> => ({
  "POST /escort-profile/:id/contacts": {},
  "POST /escort-profile/cards": { ids: [profile.id] },
});
