import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, expect, it, vi } from "vitest";
import { buildMessageSealer } from "#test/factories/message-sealer.ts";
import { connectNodes } from "./redis-nodes.ts";
import { connectRedis } from "./redis.ts";

/** A Redis that rejects our password. */
const locked = createServer((socket) => {
  asked += 1;
  socket.on("error", () => {});
  socket.on("data", () => socket.write("-NOAUTH Authentication required.\r\n"));
});
let asked = 0;
afterAll(() => void locked.close());

it("a Redis that refuses connections does not end the process and is retried", async () => {
  await once(locked.listen(0, "127.0.0.1"), "listening");
  const redis = connectRedis(`redis://127.0.0.1:${(locked.address() as AddressInfo).port}`);
  const nodes = connectNodes(redis, buildMessageSealer(), pino({ level: "silent" }));
  // Leave a rejection unhandled, as Socket.IO does.
  void redis.connectSubscriber().subscribe("somewhere");

  await vi.waitFor(() => expect(asked).toBeGreaterThan(8), { timeout: 10_000 });

  expect(nodes.isIsolated).toBe(true);
  await nodes.close();
});
