import { defineConfig } from "vitest/config";
import { timeouts } from "../vitest.timeouts.ts";

export default defineConfig({
  test: { environment: "node", include: ["**/*.test.ts"], ...timeouts },
});
