import { join } from "node:path";
import { setFirstPassword } from "./first-admin.ts";
import { requireEnv } from "./require-env.ts";
import { root, startSite, type SiteOptions } from "./site.ts";

/** Starts another site with a first admin, for journeys that change what all pages show. */
export async function startOwnSite(
  name: string,
  settings: Record<string, string> = {},
  options: Pick<SiteOptions, "script" | "host"> = {},
) {
  const site = await startSite({
    ...options,
    settings: { DEMO_DATA: "off", RATE_LIMITS: "off", ...settings },
    logFile: join(root, `test-results/${name}.log`),
    data: requireEnv("E2E_DATA"),
  });
  await setFirstPassword(site.url, requireEnv("E2E_ADMIN_TOKEN"));
  return site;
}
