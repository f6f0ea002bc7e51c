import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createWebhook } from "#modules/webhooks/service/webhooks.ts";
import { createApp } from "#create-app";
import { actAs, createContext } from "#platform/context.ts";
import { readConfig } from "#platform/config/config.ts";
import { buildUser } from "./factories/accounts.ts";
import { createReceiver, verifyCall, type ReceivedCall } from "./fakes/receiver.ts";
import { startServer } from "./process.ts";

const nodeScript = join(import.meta.dirname, "webhook-node.ts");

interface Scenario {
  dataDir: string;
  events: number;
  kills: number;
}

/** Registers the receiver as a webhook, in a process that ends before the first node starts. */
async function registerReceiver(dataDir: string, receiver: Awaited<ReturnType<typeof createReceiver>>) {
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: "off" });
  const { platform, close } = await createApp({
    config,
    pages: "none",
    work: false,
    deliveryRules: receiver.rules,
  });
  const admin = await buildUser(platform, { roles: ["admin"] });
  const ctx = actAs(createContext(platform), { userId: admin.id, roles: ["admin"] });
  const draft = { url: receiver.url, description: "", events: ["contact.received" as const] };
  const { secret } = await createWebhook(ctx, draft);
  await close();
  return secret;
}

/**
 * Publishes events on a node that is killed repeatedly, to a receiver that fails every third call. Returns the ids of
 * the committed events and of those that arrived with a valid signature.
 */
export async function deliverThroughKills({ dataDir, events, kills }: Scenario) {
  const arrived = new Set<string>();
  const [stored, messageIds] = [new Set<string>(), new Map<string, Set<string>>()];
  let secret = "";
  let calls = 0;
  const accept = (call: ReceivedCall) => {
    const { messageId = "" } = verifyCall(secret, call).data;
    arrived.add(messageId);
    messageIds.set(messageId, (messageIds.get(messageId) ?? new Set()).add(call.id));
    return 204;
  };
  const receiver = await createReceiver((call) => ((calls += 1) % 3 === 0 ? 500 : accept(call)));
  secret = await registerReceiver(dataDir, receiver);

  for (let round = 0; round <= kills; round += 1) {
    const isLast = round === kills;
    const wanted = isLast ? events - stored.size : Math.ceil(events / (kills + 1));
    const environment = { DATA_DIR: dataDir, RECEIVER_PORT: receiver.port, EVENTS: String(wanted) };
    const node = await startServer(environment, nodeScript);
    const before = stored.size;
    const isDone = () => {
      for (const [, id = ""] of node.getOutput().matchAll(/^stored (\S+)\n/gm)) stored.add(id);
      if (!isLast) return stored.size - before >= wanted / 2;
      return stored.size >= events && [...stored].every((id) => arrived.has(id));
    };
    // Killed while it is still publishing; the last node runs until everything has arrived.
    while (!isDone()) await pause(isLast ? 100 : 5);
    await node.stop("SIGKILL");
  }
  receiver.close();
  return { stored: [...stored], arrived, calls, messageIds };
}
