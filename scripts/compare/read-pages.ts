import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Inventory } from "./difference.ts";

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

/** Lists the addresses of all pages in a checkout. The files behind them may move. */
export async function readPages(checkout: string): Promise<Inventory> {
  const { default: routes } = (await import(pathToFileURL(join(checkout, "web/app/routes.ts")).href)) as {
    default: Route[];
  };
  return new Map(listPaths(routes).map((path) => [path, []]));
}

export function listPaths(routes: Route[], above = ""): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    const own = path || index ? [`${here || "/"}${index ? " (index)" : ""}`] : [];
    return [...own, ...listPaths(children, here)];
  });
}
