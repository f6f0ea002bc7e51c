import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { defaultDeliveryRules, type DeliveryRules } from "#platform/fetch/delivery-rules.ts";
import { cert, key } from "./receiver-certificate.ts";

/** Loopback address that stands in for the public internet; other loopback addresses stay private. */
const address = "127.0.0.9";

/** Rules under which `.test` hosts lead to the given port of the stand-in address. */
export const toDeliveryRules = (ports: readonly string[]): DeliveryRules => ({
  ...defaultDeliveryRules,
  fetch: {
    ...defaultDeliveryRules.fetch,
    ports,
    ca: cert,
    isAllowed: (found) => found === address,
    resolve: async (host) => {
      if (host.endsWith(".private.test")) return [{ address: "10.0.0.1" }];
      if (host.endsWith(".test")) return [{ address }];
      throw Object.assign(new Error("unknown host"), { code: "ENOTFOUND" });
    },
  },
});

/** For worlds without a receiver: addresses are accepted, and every delivery fails at once. */
export const unreachableReceiver = toDeliveryRules(["443", "8443"]);

export interface ReceivedCall {
  id: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (call: ReceivedCall, count: number) => number | Promise<number>;

/** An https server that records webhook calls. `answer` decides the status of each. */
export async function createReceiver(answer: Answer = () => 204, ownPort = 0) {
  const calls: ReceivedCall[] = [];
  const server = createServer({ cert, key }, (request, reply) => {
    void (async () => {
      const headers = request.headers as Record<string, string>;
      const { url: path = "" } = request;
      const call = { id: headers["webhook-id"] ?? "", path, headers, body: await text(request) };
      calls.push(call);
      reply.writeHead(await answer(call, calls.length)).end();
    })();
  });
  server.listen(ownPort, address);
  await once(server, "listening");
  const port = String((server.address() as AddressInfo).port);
  return {
    calls,
    port,
    url: `https://hooks.example.test:${port}/events`,
    rules: toDeliveryRules([port]),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Verifies a call with the reference library, as a receiver would; throws unless it is authentic. */
export const verifyCall = (secret: string, { headers, body }: ReceivedCall) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    timestamp: string;
    data: Record<string, string>;
  };
