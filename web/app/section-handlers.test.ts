import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createSectionHandlers } from "./section-handlers.ts";

const answer = (text: string) => ({ loader: () => new Response(text) });
const layout = { default: () => null };
const routes = {
  root: { id: "root", path: "", module: layout },
  site: { id: "site", parentId: "root", module: layout },
  home: { id: "home", parentId: "site", index: true, module: answer("home") },
  about: { id: "about", parentId: "site", path: "about", module: answer("about") },
  admin: { id: "admin", parentId: "root", path: "admin", module: layout },
  users: { id: "users", parentId: "admin", path: "users/:id", module: answer("user") },
  escort: { id: "escort", parentId: "site", path: "escort/:slug", module: answer("escort") },
  unknown: { id: "unknown", parentId: "root", path: "*", module: answer("unknown") },
};
const build = {
  routes,
  entry: { module: {} },
  assets: { routes: {} },
  basename: "/",
  ssr: true,
  future: {},
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const handle = createSectionHandlers(build, "production");
const read = async (path: string) => (await handle(new Request(`http://localhost${path}`))).text();

it.each([
  ["/", "home"],
  ["/?offset=12", "home"],
  ["/about", "about"],
  ["/About", "about"],
  ["/%61bout", "about"],
  ["/about/", "about"],
  ["/about/us", "unknown"],
  ["/admin/users/1", "user"],
  ["/admin/nothing", "unknown"],
  ["/escort/noor?page=2", "escort"],
  ["/escort", "unknown"],
  ["/nowhere", "unknown"],
])("%s is handled by the route %s, as among all routes", async (path, expected) => {
  expect(await read(path)).toBe(expected);
});
