import { join } from "node:path";
import { createFirstAdmin, setFirstPassword } from "./first-admin.ts";
import { root, startSite } from "./site.ts";

/** Starts another site with a first admin, for journeys that change what all pages show. */
export async function startOwnSite(name: string, settings: Record<string, string> = {}) {
  let token = "";
  const site = await startSite({
    settings: { DEMO_DATA: "off", RATE_LIMITS: "off", ...settings },
    logFile: join(root, `test-results/${name}.log`),
    prepare: (env) => {
      token = createFirstAdmin(root, env);
    },
  });
  await setFirstPassword(site.url, token);
  return site;
}
