import type { ModuleGraph } from "./module-graph.ts";
import { edges, manifest, modules, role, services, stores, tests, type Rule } from "./patterns.ts";

/** A module is one value, open to others by its index alone. */
const eachModule: Rule[] = [
  {
    name: "an-index-opens-services-only",
    comment: "A store behind an index would be open to everyone. Presenters are pure, so they may be shared.",
    from: { path: role("index"), pathNot: tests },
    to: { path: "^server/", pathNot: [services, role("present"), tests] },
  },
  {
    name: "edges-are-opened-by-their-module",
    comment: "A service that needs a job imports its definition, not its handler.",
    from: { path: "^server/src/", pathNot: [manifest, edges, tests] },
    to: { path: [edges, role("subscriptions")] },
  },
  {
    name: "the-application-is-a-list-of-modules",
    from: { path: String.raw`^server/src/app\.ts$` },
    to: { path: "^server/", pathNot: [manifest, String.raw`^server/src/platform/module\.ts$`] },
  },
  {
    name: "modules-are-listed-once",
    from: { path: "^server/src/", pathNot: [String.raw`^server/src/app\.ts$`, tests] },
    to: { path: manifest },
  },
];

/** Out of its folder a module imports only the index of those below it; its stores only their predicates. */
const betweenModules = (graph: ModuleGraph): Rule[] =>
  Object.entries(graph).flatMap(([name, below]) => {
    const own = `${modules}${name}/`;
    const open = (file: string) =>
      below.length > 0 ? [String.raw`${modules}(${below.join("|")})/${file}\.ts$`] : [];
    return [
      {
        name: `modules-meet-at-index-along-the-graph: ${name}`,
        from: { path: own, pathNot: [stores, tests] },
        to: { path: modules, pathNot: [own, ...open("index")] },
      },
      {
        name: `stores-share-predicates-along-the-graph: ${name}`,
        from: { path: String.raw`${own}(store|predicates)(\.ts$|/)`, pathNot: tests },
        to: { path: modules, pathNot: [own, ...open("predicates")] },
      },
    ];
  });

export const createModuleRules = (graph: ModuleGraph): Rule[] => [...eachModule, ...betweenModules(graph)];
