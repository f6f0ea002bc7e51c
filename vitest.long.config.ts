import { defineConfig } from "vitest/config";

const include = ["src/**/*.long.ts", "test/**/*.long.ts"];

/** Slow tests: many kills, large imports, soak. `npm test` runs a short form of each. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      {
        extends: "./server/vitest.config.ts",
        test: {
          name: "server",
          root: "server",
          // Vitest merges the lists of both config files, so the ordinary tests have to be removed from the result.
          include,
          exclude: ["**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: "./cluster/vitest.config.ts",
        test: { name: "cluster", root: "cluster", include, exclude: ["**/*.test.ts"], testTimeout: 600_000 },
      },
      {
        extends: "./cluster/vitest.config.ts",
        test: {
          name: "histories",
          root: "cluster",
          include: ["histories/*.long.ts"],
          exclude: ["**/*.test.ts"],
        },
      },
      { test: { name: "contract", root: "contract", include, testTimeout: 600_000 } },
      {
        test: {
          name: "scripts",
          root: "scripts",
          include: ["**/*.long.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
