import { firstAdmin } from "./first-admin.ts";
import { startOwnSite } from "./own-site.ts";
import { getFreePort } from "./site.ts";

/** Starts a site of its own, whose webhooks reach a receiver on this machine. */
export async function startWebhookSite() {
  const port = await getFreePort();
  const site = await startOwnSite(
    "webhook-site",
    { AGE_GATE: "off", RECEIVER_PORT: String(port) },
    { script: "server/test/webhook-site.ts" },
  );
  return { ...site, admin: firstAdmin, receiver: `https://hooks.example.test:${port}/events` };
}
