import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { readPages } from "./compare/read-pages.ts";
import { fromRoot } from "./lib/files.ts";

interface Shot {
  name: string;
  path: string;
}

/** Layout routes without a page of their own; their index page is listed as "(index)". */
const layouts = ["/supplier", "/admin"];
/** Exists only in development, while pictures are taken of the production build. */
const developmentPages = ["/styleguide"];

async function readShots(): Promise<Shot[]> {
  const file = pathToFileURL(fromRoot("e2e/screenshots/shots.ts")).href;
  const { shots } = (await import(file)) as { shots: Shot[] };
  return shots;
}

const matches = (route: string, path: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}$`).test(path);

/** The route that shows a path: an exact one, else one with parameters, else the innermost catch-all route. */
function findRoute(routes: string[], path: string): string | undefined {
  const found = routes.filter((route) => matches(route, path));
  const innermost = found.toSorted((a, b) => b.length - a.length);
  return found.find((route) => route === path) ?? found.find((route) => !route.endsWith("*")) ?? innermost[0];
}

it("every route is in the list of shots, under a name of its own", async () => {
  const pages = [...(await readPages(fromRoot("."))).keys()];
  const routes = pages
    .filter((page) => !layouts.includes(page) && !developmentPages.includes(page))
    .map((page) => page.replace(" (index)", ""));
  const shots = await readShots();

  const shown = new Set(shots.map(({ path }) => findRoute(routes, path.split("?")[0] ?? "")));

  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
});
