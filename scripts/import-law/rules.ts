import type { ModuleGraph } from "./module-graph.ts";
import { demoRules } from "./demo-rules.ts";
import { createModuleRules } from "./module-rules.ts";
import {
  edgePattern,
  modulesPattern,
  toPackagePattern,
  parsers,
  toRolePattern,
  storePattern,
  testPattern,
  exceptTypeImports,
} from "./patterns.ts";
import type { Rule } from "./rule.ts";

const pureRoles = toRolePattern("policy", "present");

/** Entry files of child processes and the modules they import, see `server/src/platform/workers`. */
const workerPattern = "^server/src/modules/[^/]+/worker/";

const anyPackage = "node_modules/";

/** Files that may read an account's name, because they show it only to its owner or to admins. */
const accountNameReaders = [
  `${modulesPattern}(accounts|activity|moderation|verification)/`,
  String.raw`${modulesPattern}(contact|listings|media|profiles|reports|reviews|site|webhooks)/present\.ts$`,
];

const generalRules: Rule[] = [
  {
    name: "every-import-resolves",
    comment: "An import that leads nowhere would escape every other law.",
    from: {},
    // Ignore the generated page types and the router's build, which exists only inside Vite.
    to: { isResolved: false, pathNot: [String.raw`/\+types/`, "^virtual:"] },
  },
  {
    name: "production-never-imports-tests",
    from: {
      path: "^(contract|server|demo|web|bench|cluster|scripts)/",
      pathNot: [testPattern, String.raw`vitest\.[^/]*config\.ts$`],
    },
    to: { path: [testPattern, toPackagePattern("vitest", "fast-check")] },
  },
];

const contractRules: Rule[] = [
  {
    name: "contract-imports-zod-only",
    from: { path: "^contract/src/", pathNot: testPattern },
    to: { pathNot: ["^contract/src/", toPackagePattern("zod")] },
  },
];

const compositionPattern = "^server/src/(app|create-app|create-platform|load-demo|main|open-app|start|cli/)";

const serverRules: Rule[] = [
  {
    name: "server-stays-on-the-server",
    from: { path: "^server/" },
    to: { path: "^(web|e2e|bench|cluster|scripts)/" },
  },
  {
    name: "platform-knows-no-module",
    from: { path: "^server/src/platform/", pathNot: testPattern },
    to: { path: "^server/src/", pathNot: "^server/src/platform/" },
  },
  {
    name: "modules-know-no-composition",
    from: { path: modulesPattern, pathNot: testPattern },
    to: { path: compositionPattern },
  },
  {
    name: "edges-never-import-a-store",
    from: { path: [edgePattern, compositionPattern], pathNot: testPattern },
    to: { path: storePattern },
  },
  {
    name: "only-edges-speak-http",
    from: { path: modulesPattern, pathNot: [edgePattern, testPattern] },
    to: { path: [toPackagePattern("fastify", "@fastify/[^/]+", "socket.io")] },
  },
  {
    name: "only-edges-use-the-http-platform",
    comment: "A service takes what it needs as arguments; types may be borrowed.",
    from: { path: modulesPattern, pathNot: [edgePattern, testPattern] },
    to: { path: "^server/src/platform/http/", ...exceptTypeImports },
  },
  {
    name: "policies-and-presenters-are-pure-of-io",
    from: { path: pureRoles, pathNot: testPattern },
    to: { isBuiltin: true },
  },
  {
    name: "policies-and-presenters-are-pure",
    from: { path: pureRoles, pathNot: testPattern },
    to: {
      path: ["^server/src/platform/", toRolePattern("store", "service"), edgePattern, anyPackage],
      pathNot: [
        String.raw`^server/src/platform/(identity/account-name|policy|problem)\.ts$`,
        toPackagePattern("zod"),
      ],
      ...exceptTypeImports,
    },
  },
  {
    name: "account-names-are-for-owners-and-staff",
    comment:
      "An account's name may be a legal name. What others see comes from platform/database/public-name.",
    from: { path: "^server/src/", pathNot: [...accountNameReaders, testPattern] },
    to: { path: String.raw`^server/src/platform/identity/account-name\.ts$`, ...exceptTypeImports },
  },
  {
    name: "only-stores-speak-sql",
    from: { path: "^server/src/", pathNot: [storePattern, "^server/src/platform/database/", testPattern] },
    to: { path: toPackagePattern("kysely", "pg", "@electric-sql/pglite") },
  },
  {
    name: "only-workers-parse-uploaded-bytes",
    comment:
      "A parser of strangers' bytes runs in a child process with limits, never where people are served.",
    from: { path: "^server/src/", pathNot: [workerPattern, testPattern] },
    to: { path: toPackagePattern(...parsers), ...exceptTypeImports },
  },
  {
    name: "the-serving-process-loads-no-worker",
    comment: "It starts one by its address and borrows types; an import would bring the parser along.",
    from: { path: "^server/src/", pathNot: [workerPattern, testPattern] },
    to: { path: workerPattern, ...exceptTypeImports },
  },
];

/** Highest first; a layer may import the layers below it. Layers on one line may import each other. */
const webLayers = [
  "(routes/|[^/]+$)",
  "shell/",
  "features/",
  "shared/",
  "queue/",
  "(api|session|realtime)/",
  "ui/",
];

/** Features of the web that may show components of the listed features. All other features are isolated. */
const shownNouns: Record<string, readonly string[]> = {
  accounts: ["profiles"],
  insights: ["profiles"],
  moderation: ["media"],
};
const showingNouns = Object.keys(shownNouns).join("|");

const webRules: Rule[] = [
  {
    name: "web-stays-in-the-browser",
    from: { path: "^web/app/" },
    to: { path: "^(server|e2e|bench|cluster|scripts)/" },
  },
  ...webLayers.slice(1).map((layer, index) => ({
    name: `web-imports-downward: ${layer.replaceAll(/[()/]/g, "")}`,
    from: { path: `^web/app/${layer}` },
    to: { path: `^web/app/(${webLayers.slice(0, index + 1).join("|")})` },
  })),
  {
    name: "ui-knows-no-data",
    from: { path: "^web/app/ui/" },
    to: { path: ["^contract/", toPackagePattern("@tanstack/react-query")] },
  },
  {
    name: "features-are-islands",
    from: { path: "^web/app/features/([^/]+)/", pathNot: `^web/app/features/(${showingNouns})/` },
    to: { path: "^web/app/features/", pathNot: "^web/app/features/$1/" },
  },
  ...Object.entries(shownNouns).map(([noun, shown]) => ({
    name: `features-show-only: ${noun}`,
    from: { path: `^web/app/features/${noun}/` },
    to: { path: "^web/app/features/", pathNot: `^web/app/features/(${[noun, ...shown].join("|")})/` },
  })),
  {
    name: "public-pages-load-no-owner-or-admin-code",
    from: { path: "^web/app/features/[^/]+/public/" },
    to: { path: "^web/app/features/[^/]+/(own|admin)/" },
  },
];

const outsideRules: Rule[] = [
  {
    name: "e2e-knows-the-contract-only",
    comment: "A journey may hold a test wallet, which is a program of its own and knows no module either.",
    from: { path: "^e2e/" },
    to: { path: "^(server|web|bench|cluster)/", pathNot: String.raw`^server/test/age/(issuer|wallet)\.ts$` },
  },
  {
    name: "only-the-e2e-configuration-uses-scripts",
    from: { path: "^e2e/", pathNot: "^e2e/playwright.config.ts$" },
    to: { path: "^scripts/" },
  },
  {
    name: "bench-knows-the-contract-and-the-database",
    comment: "Only the measured servers run the application; the measuring code sees them from outside.",
    from: { path: "^bench/", pathNot: "^bench/src/servers/" },
    to: { path: "^(server|web|e2e)/", pathNot: "^server/src/platform/database/" },
  },
  {
    name: "the-cluster-starts-programs-and-knows-none",
    comment: "Its tests borrow whom they need from the tests of the others.",
    from: { path: "^cluster/src/" },
    to: { path: "^(contract|server|web|e2e|bench|scripts)/" },
  },
  {
    name: "scripts-stand-alone",
    from: { path: "^scripts/" },
    to: { path: "^(contract|server|web|e2e|bench|cluster)/" },
  },
];

export const createRules = (graph: ModuleGraph): Rule[] => [
  ...generalRules,
  ...contractRules,
  ...serverRules,
  ...createModuleRules(graph),
  ...demoRules,
  ...webRules,
  ...outsideRules,
];
