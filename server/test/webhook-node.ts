import { v7 as newId } from "uuid";
import { createApp } from "#create-app";
import { readConfig } from "#platform/config/config.ts";
import { createContext, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { toDeliveryRules } from "./fakes/receiver.ts";

/**
 * A node that publishes events and sends them to a receiver on this machine. It prints the id of each event after its
 * commit. Its fetch rules are given here in code: no setting could.
 */
const { RECEIVER_PORT = "", EVENTS = "0", ...environment } = process.env;
const vesper = await createApp({
  config: readConfig(environment),
  pages: "none",
  work: true,
  deliveryRules: {
    ...toDeliveryRules([RECEIVER_PORT]),
    // The receiver fails at random, so a few deliveries need many attempts.
    backoff: Array.from({ length: 30 }, (_, attempt) => Math.min(50 * 2 ** attempt, 1_000)),
    lease: 1_500,
  },
});
const listening = await vesper.http.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`ready: http://localhost:${new URL(listening).port}\n`);

const batchSize = 10;
for (let left = Number(EVENTS); left > 0; left -= batchSize) {
  const messageIds = Array.from({ length: Math.min(batchSize, left) }, () => newId());
  await transact(createContext(vesper.platform), async (tx) => {
    for (const messageId of messageIds) await publish(tx, "contact.received", { messageId });
  });
  for (const messageId of messageIds) process.stdout.write(`stored ${messageId}\n`);
}
