import { defineConfig } from "vitest/config";

export default defineConfig({
  // Some tests start a linter or a compiler.
  test: { environment: "node", include: ["**/*.test.ts"], testTimeout: 20_000 },
});
