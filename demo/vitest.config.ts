import { defineConfig } from "vitest/config";
import { timeouts } from "../vitest.timeouts.ts";

export default defineConfig({
  test: {
    name: "demo",
    root: import.meta.dirname,
    include: ["{src,draw}/**/*.test.ts"],
    globalSetup: ["../server/test/template.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: 2,
    ...timeouts,
  },
});
