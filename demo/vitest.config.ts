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
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
