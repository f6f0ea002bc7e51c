import { modules, npm, parsers, tests, typesAside, type Rule } from "./patterns.ts";

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
    to: { path: "^demo/", dynamic: false, ...typesAside },
  },
  {
    name: "the-demo-seeds-through-services",
    from: { path: "^demo/src/", pathNot: tests },
    to: {
      path: "^(server|web|e2e|bench|cluster|scripts)/",
      pathNot: [
        String.raw`${modules}[^/]+/index\.ts$`,
        String.raw`^server/src/platform/(clock|context|limits/limiter)\.ts$`,
      ],
    },
  },
  {
    name: "the-demo-starts-without-its-drawing",
    comment: "The pictures are files: a start neither draws nor encodes. Types may be borrowed.",
    from: { path: "^demo/src/", pathNot: tests },
    to: { path: ["^demo/draw/", npm(...parsers)], ...typesAside },
  },
  {
    name: "the-drawing-uses-the-media-worker-only",
    from: { path: "^demo/draw/", pathNot: tests },
    to: {
      path: "^(server|web|e2e|bench|cluster|scripts)/",
      pathNot: String.raw`${modules}media/(worker/imaging|likeness)\.ts$`,
    },
  },
];
