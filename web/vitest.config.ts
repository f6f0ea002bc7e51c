import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    environment: "node",
    include: ["app/**/*.test.{ts,tsx}"],
    // What is tested here keeps nothing between files; loading React anew for each of them would take longer than the tests.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
