import { defineConfig } from "vitest/config";
import { timeouts } from "../vitest.timeouts.ts";

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/template.ts"],
    pool: "forks",
    // Each file has its own world and database, so the modules can be shared. Reloading the server for each file
    // would cost a third of the time.
    isolate: false,
    maxWorkers: 2,
    ...timeouts,
    expect: { poll: { timeout: 15_000 } },
  },
});
