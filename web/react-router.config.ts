import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // All routes are known from the start: lazy discovery costs a request and saves no bytes.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
