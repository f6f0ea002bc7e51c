import { createApp } from "#create-app";
import { readConfig } from "#platform/config/config.ts";
import { createReceiver } from "./fakes/receiver.ts";

/**
 * A whole site with pages and a receiver for its webhooks, for the journeys. Calls to `/events/broken` fail. Its fetch
 * rules are given here in code: no setting could.
 */
const { RECEIVER_PORT = "0", ...environment } = process.env;
const receiver = await createReceiver(
  (call) => (call.path === "/events/broken" ? 500 : 204),
  Number(RECEIVER_PORT),
);
const config = readConfig(environment);
const vesper = await createApp({ config, pages: "built", work: true, deliveryRules: receiver.rules });
await vesper.http.listen({ port: config.port, host: config.host });

process.once("SIGTERM", () => {
  receiver.close();
  void vesper.close().then(() => process.exit(0));
});
