import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "demo",
    root: import.meta.dirname,
    include: ["{src,draw}/**/*.test.ts"],
    globalSetup: ["../server/test/template.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: 2,
    // Filling a site with the demo takes ten seconds on a quiet machine.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
