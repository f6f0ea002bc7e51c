import type { ModuleGraph } from "./module-graph.ts";
import {
  edgePattern,
  manifestPattern,
  modulesPattern,
  toRolePattern,
  servicePattern,
  storePattern,
  testPattern,
} from "./patterns.ts";
import type { Rule } from "./rule.ts";

/** Rules for every single module: other modules may import only its index. */
const singleModuleRules: Rule[] = [
  {
    name: "an-index-opens-services-only",
    comment: "A store behind an index would be open to everyone. Presenters are pure, so they may be shared.",
    from: { path: toRolePattern("index"), pathNot: testPattern },
    to: { path: "^server/", pathNot: [servicePattern, toRolePattern("present"), testPattern] },
  },
  {
    name: "edges-are-opened-by-their-module",
    comment: "A service that needs a job imports its definition, not its handler.",
    from: { path: "^server/src/", pathNot: [manifestPattern, edgePattern, testPattern] },
    to: { path: [edgePattern, toRolePattern("subscriptions")] },
  },
  {
    name: "the-application-is-a-list-of-modules",
    from: { path: String.raw`^server/src/app\.ts$` },
    to: { path: "^server/", pathNot: [manifestPattern, String.raw`^server/src/platform/module\.ts$`] },
  },
  {
    name: "modules-are-listed-once",
    from: { path: "^server/src/", pathNot: [String.raw`^server/src/app\.ts$`, testPattern] },
    to: { path: manifestPattern },
  },
];

/** Outside its folder a module imports only the index of modules below it; its stores import only their predicates. */
const createGraphRules = (graph: ModuleGraph): Rule[] =>
  Object.entries(graph).flatMap(([name, below]) => {
    const own = `${modulesPattern}${name}/`;
    const toOpenFiles = (file: string) =>
      below.length > 0 ? [String.raw`${modulesPattern}(${below.join("|")})/${file}\.ts$`] : [];
    return [
      {
        name: `modules-meet-at-index-along-the-graph: ${name}`,
        from: { path: own, pathNot: [storePattern, testPattern] },
        to: { path: modulesPattern, pathNot: [own, ...toOpenFiles("index")] },
      },
      {
        name: `stores-share-predicates-along-the-graph: ${name}`,
        from: { path: String.raw`${own}(store|predicates)(\.ts$|/)`, pathNot: testPattern },
        to: { path: modulesPattern, pathNot: [own, ...toOpenFiles("predicates")] },
      },
    ];
  });

export const createModuleRules = (graph: ModuleGraph): Rule[] => [
  ...singleModuleRules,
  ...createGraphRules(graph),
];
