import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // All routes are known from the start: asking for them page by page costs a request and saves no byte.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
