import { defineConfig } from "vitest/config";
import { timeouts } from "../vitest.timeouts.ts";
import { lucideIcons } from "./lucide-icons.ts";

export default defineConfig({
  plugins: [lucideIcons()],
  test: {
    name: "web",
    environment: "node",
    setupFiles: ["vitest.setup.ts"],
    include: ["*.test.ts", "app/**/*.test.{ts,tsx}"],
    // Test files share no state, so they need no isolation; loading React again for each file would take longer than
    // the tests.
    isolate: false,
    maxWorkers: 2,
    ...timeouts,
  },
});
