import { join } from "node:path";
import { createFirstAdmin, firstAdmin, setFirstPassword } from "./first-admin.ts";
import { getFreePort, root, startSite } from "./site.ts";

/** Starts a site of its own, whose webhooks reach a receiver on this machine. */
export async function startWebhookSite() {
  const port = await getFreePort();
  let token = "";
  const site = await startSite({
    script: "server/test/webhook-site.ts",
    settings: { DEMO_DATA: "off", RATE_LIMITS: "off", AGE_GATE: "off", RECEIVER_PORT: String(port) },
    logFile: join(root, "test-results/webhook-site.log"),
    prepare: (env) => {
      token = createFirstAdmin(root, env);
    },
  });
  await setFirstPassword(site.url, token);
  return { ...site, admin: firstAdmin, receiver: `https://hooks.example.test:${port}/events` };
}
