import { defineConfig } from "vitest/config";
import { timeouts } from "./vitest.timeouts.ts";

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      "server/vitest.config.ts",
      "demo/vitest.config.ts",
      "web/vitest.config.ts",
      "scripts/vitest.config.ts",
      { test: { name: "bench", root: "bench", include: ["src/**/*.test.ts"], ...timeouts } },
      {
        test: {
          name: "contract",
          root: "contract",
          include: ["src/**/*.test.ts"],
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
