import { defineConfig } from "vitest/config";

/** Tests run real engines and processes. They share one cluster and restore it after use. */
export default defineConfig({
  test: {
    name: "cluster",
    root: import.meta.dirname,
    include: ["test/*.test.ts", "histories/**/*.test.ts"],
    globalSetup: ["test/folder.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
