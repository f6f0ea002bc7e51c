import { modulesPattern, toPackagePattern, parsers, testPattern, exceptTypeImports } from "./patterns.ts";
import type { Rule } from "./rule.ts";

const demoLoader = String.raw`^server/src/load-demo\.ts$`;

export const demoRules: Rule[] = [
  {
    name: "only-its-loader-knows-the-demo",
    comment: "Production carries none of it.",
    from: { pathNot: ["^demo/", demoLoader] },
    to: { path: "^demo/" },
  },
  {
    name: "the-demo-is-loaded-on-demand",
    from: { path: demoLoader },
    to: { path: "^demo/", isDynamic: false, ...exceptTypeImports },
  },
  {
    name: "the-demo-seeds-through-services",
    from: { path: "^demo/src/", pathNot: testPattern },
    to: {
      path: "^(server|web|e2e|bench|cluster|scripts)/",
      pathNot: [
        String.raw`${modulesPattern}[^/]+/index\.ts$`,
        String.raw`^server/src/platform/(clock|context|limits/limiter)\.ts$`,
      ],
    },
  },
  {
    name: "the-demo-starts-without-its-drawing",
    comment: "The pictures are files: a start neither draws nor encodes. Types may be borrowed.",
    from: { path: "^demo/src/", pathNot: testPattern },
    to: { path: ["^demo/draw/", toPackagePattern(...parsers)], ...exceptTypeImports },
  },
  {
    name: "the-drawing-uses-the-media-worker-only",
    from: { path: "^demo/draw/", pathNot: testPattern },
    to: {
      path: "^(server|web|e2e|bench|cluster|scripts)/",
      pathNot: String.raw`${modulesPattern}media/(worker/imaging|similarity)\.ts$`,
    },
  },
];
