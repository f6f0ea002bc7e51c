import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { toPageAddress } from "./page-address.ts";

type Routes = ServerBuild["routes"];

const getSection = (path: string): string => path.replace(/^\//, "").split(/[/?]/, 1)[0] ?? "";

/** Returns the first segment of a route's path; empty for home and for layouts around several sections. */
function findSection(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  return route ? findSection(routes, route.parentId) || getSection(route.path ?? "") : "";
}

const isDynamic = (section: string) => section === "*" || section.startsWith(":");

/**
 * Handles requests with the routes that their section of the site can match. The router tries one route after the other,
 * twice for each page: among all hundred, that took a tenth of rendering one.
 */
export function createSectionHandlers(build: ServerBuild, mode: string): RequestHandler {
  const sections = new Map(Object.keys(build.routes).map((id) => [id, findSection(build.routes, id)]));
  const known = new Set(sections.values());
  const handleAny = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();

  function createHandler(section: string) {
    const routes = Object.entries(build.routes).filter(([id]) => {
      const own = sections.get(id) ?? "";
      return own === "" || own === section || isDynamic(own);
    });
    return createRequestHandler({ ...build, routes: Object.fromEntries(routes) }, mode);
  }

  return (request, context) => {
    const section = getSection(toPageAddress(request.url));
    // Other spellings, such as capitals, are for the router to match.
    if (!known.has(section)) return handleAny(request, context);
    const handle = handlers.get(section) ?? createHandler(section);
    handlers.set(section, handle);
    return handle(request, context);
  };
}
